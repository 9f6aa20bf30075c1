import { reuploadCopy } from '../../../src/copy/reupload';
import { heading, textbox } from '../../testing/pages/form';
import { applicant, photograph } from '../../testing/pages/people';
import { codeBy, codePage, identityForm, list } from '../../testing/pages/resumePages';
import { reviewOf } from '../../testing/pages/review';
import { appears } from '../../testing/browser/until';
import { goOn } from '../../testing/pages/way';
import { left, type Heard, type Walk } from './begin';

const typeCode = async (way: Heard, code: string): Promise<void> => {
  await way.hand.write(textbox(way.page, 'Codice di verifica'), code);
  await way.look('resume-code');
  await goOn(way);
};

export const resume: Walk = async (way) => {
  const { page, product, hand, look, open } = way;
  await left(product, 'company-info');
  await open('/resume');
  await identityForm(page);
  await hand.write(textbox(page, 'Codice fiscale'), applicant.cf);
  await hand.write(textbox(page, 'Email'), applicant.email);
  await hand.write(textbox(page, 'Numero cellulare'), applicant.cellulare);
  await look('resume');
  const code = await codeBy(product, applicant.cellulare, async () => {
    await goOn(way);
    await codePage(page);
  });
  await typeCode(way, code);
  await list(page);
  await look('status');
  await goOn(way, 'Riprendi richiesta');
  await heading(page, 'La tua attività');
  await look('company-info');
};

export const reupload: Walk = async (way) => {
  const { page, product, hand, look, open } = way;
  const { guid } = await left(product, 'thanks');
  await reviewOf(product, guid).refuse('FRONT_DOC_2', 'Manca un angolo');
  const code = await codeBy(product, applicant.cellulare, async () => {
    await open(`/reupload/${guid}`);
    await codePage(page);
  });
  await typeCode(way, code);
  await heading(page, reuploadCopy.title.documents);
  await goOn(way, reuploadCopy.send);
  await look('reupload-missing');
  const passport = page.getByRole('region', { name: 'Passaporto', exact: true });
  const done = passport.getByText('Caricato', { exact: true });
  for (const [at, side] of ['Pagina interna', 'Pagina esterna'].entries()) {
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photograph() };
    await hand.send(page.getByRole('button', { name: `${side}: scegli un file` }), file);
    await appears(done.nth(at));
  }
  await look('reupload');
  await goOn(way, reuploadCopy.send);
  await list(page);
  await goOn(way, 'Aggiorna l’elenco');
  await look('status');
};
