import { companyInfoCopy } from '../../../src/copy/company-info';
import { arrive } from '../support/arrive';
import { leftAt } from '../../../scripts/testing/product/earlier';
import { heading } from '../../../scripts/testing/pages/form';
import { recordVideo } from '../support/identificationPages';
import { wholeJourney } from '../../../scripts/testing/pages/journey';
import { expectSigned, guidAt, LANDING } from '../support/keptJob';
import { withoutRing } from '../support/laws';
import { ageContext } from '../support/oldest/ageContext';
import { expectAgedPage, expectAgedWorkers } from '../support/oldest/expectAged';
import { smallPhotograph } from '../../../scripts/testing/pages/people';
import {
  codeBy,
  codePage,
  list,
  press,
  resumeByIdentity,
  typeCode,
} from '../../../scripts/testing/pages/resumePages';
import { reviewOf, signInToReview } from '../../../scripts/testing/pages/review';
import { eventually } from '../../../scripts/testing/browser/until';
import { PHONE, visit } from '../../../scripts/testing/browser/visit';
import { openBrowser, otherProduct, product } from '../support/worker';

const WITH_FIELDS = [
  'contact-info-1-greeting',
  'self-certifications-2-questionnaire',
  'identification-2-first-document',
];

it('the whole job with the camera is signed', async () => {
  // The applicant of the main job must be new to the service.
  const own = await otherProduct({});
  const { page, context, printed } = await arrive({ viewport: PHONE, url: own.url, landing: LANDING });
  await ageContext(context);
  const unmarked: string[] = [];
  const look = async (screen: string): Promise<void> => {
    if (screen === 'contact-info-0-intro') await expectAgedPage(page);
    if (!WITH_FIELDS.includes(screen)) return;
    unmarked.push(...(await withoutRing(page)).map((line) => `${screen}: ${line}`));
  };
  await wholeJourney({ page, product: own, look }, LANDING);
  expect(unmarked).toEqual([]);
  expectAgedWorkers(printed);
  expectSigned(await own.kept(await guidAt(own.url)), 8);
});

it('a request is resumed by its link and by its data', async () => {
  const { applicant, guid } = await leftAt(product, 'company-info');
  const { page, context, open } = await arrive({ viewport: PHONE });
  await ageContext(context);
  const code = await codeBy(product, applicant.cellulare, async () => {
    await open(`/resume/${guid}`);
    await codePage(page);
  });
  await typeCode(page, code);
  await heading(page, companyInfoCopy.title);
  const other = await leftAt(product, 'address-info');
  const second = await arrive({ viewport: PHONE });
  await ageContext(second.context);
  await second.open('/resume');
  await resumeByIdentity(second.page, product, other.applicant);
  await list(second.page);
});

it('a document and a video are sent again, and the review opens the account', async () => {
  const { applicant, guid } = await product.walk({ slug: 'thanks', files: true });
  const review = reviewOf(product, guid);
  await review.refuse('FRONT_DOC_2', 'Manca un angolo');
  await review.refuse('FRONT_DOC_', 'Non si sente la frase');
  const { page, context, open, provokes } = await arrive({ viewport: PHONE });
  await ageContext(context);
  provokes(/status of 403 .*\/wgt\/contact\/list/);
  const code = await codeBy(product, applicant.cellulare, async () => {
    await open(`/reupload/${guid}`);
    await codePage(page);
  });
  await typeCode(page, code);
  await heading(page, 'Carica il documento richiesto e registra un nuovo video');
  await recordVideo(page);
  const passport = page.getByRole('region', { name: 'Passaporto', exact: true });
  for (const label of ['Pagina esterna', 'Pagina interna']) {
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await smallPhotograph() };
    await passport.getByLabel(label, { exact: true }).setInputFiles(file);
  }
  await eventually(async () => expect(await passport.getByText('Caricato', { exact: true }).count()).toBe(2));
  await press(page, 'Invia');
  await list(page);

  const name = 'Oreste Osservatore';
  const token = await product.reviewer(name);
  const staff = await visit(await openBrowser());
  await ageContext(staff.context);
  await staff.page.goto(`${product.url}/review`);
  await signInToReview(staff.page, name, token);
  await staff.page.goto(`${product.url}/review/requests/${guid}`);
  await press(staff.page, 'Accetta tutti');
  await press(staff.page, 'Apri il conto');
  await staff.page.locator('#outcome').getByText('Il conto è aperto.').waitFor();
  expect(staff.complaints).toEqual([]);
  await staff.context.close();
  await press(page, 'Aggiorna l’elenco');
  await page.getByText('CONCLUSA', { exact: true }).waitFor();
});
