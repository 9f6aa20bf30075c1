import type { Page } from 'playwright-core';
import type { EndpointName } from '../../src/contract/endpoints';
import { endpointOf } from '../../src/contract/endpoints';
import { handoffCopy } from '../../src/copy/handoff';
import { fastForward, signedBy } from '../testing/product/earlier';
import { goOn, heading } from '../testing/pages/form';
import { signInToReview } from '../testing/pages/review';
import type { Walk } from './visits';
import { codePage, fillIdentity, identityForm, list, typeCode } from '../testing/pages/resumePages';

const review = async (url: string, guid: string, move: string, body: object = {}): Promise<void> => {
  const response = await fetch(`${url}/sandbox/requests/${guid}/${move}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`${move}: ${await response.text()}`);
};

const expire = async (page: Page, endpoint: EndpointName, message: string): Promise<void> => {
  await page.route(`**${endpointOf(endpoint).path}`, (route) =>
    route.fulfill({ json: { status: 'bad_request', message } }),
  );
};

const comingBack = async ({ product, come }: Walk): Promise<void> => {
  const { applicant, guid } = await signedBy(product);
  await review(product.url, guid, 'refuse', {
    document: 'FRONT_DOC_1',
    reason: 'La foto è sfocata: i dati non si leggono',
  });
  await review(product.url, guid, 'refuse-video', { reason: 'Il documento non si vede' }); // prettier-ignore
  const { page, context, look } = await come();

  await page.goto(`${product.url}/resume`);
  await identityForm(page);
  await fillIdentity(page, applicant);
  await look('resume-1-identity');
  const { at } = await product.codeFor('sms', applicant.cellulare);
  await goOn(page);
  await codePage(page);
  await look('resume-2-code');
  await typeCode(page, (await product.codeFor('sms', applicant.cellulare, at)).code);
  await list(page);
  await look('status');
  await page.getByRole('button', { name: 'Reinvia' }).click();
  await heading(page, 'Carica il documento richiesto e registra un nuovo video');
  await look('reupload');
  await page.goto(`${product.url}/sandbox/requests/${guid}`);
  await look('sandbox-request');
  await context.close();
};

const reviewing = async ({ product, width, come }: Walk): Promise<void> => {
  const name = `Rita Revisora ${width}`;
  const { guid } = await product.walk({ slug: 'thanks', files: true });
  const token = await product.reviewer(name);
  const { page, context, look } = await come();
  await page.goto(`${product.url}/review`);
  await look('review/sign-in');
  await signInToReview(page, name, token);
  await look('review/list');
  await page.goto(`${product.url}/review/requests/${guid}`);
  await look('review/request');
  await context.close();
};

const expired = async ({ product, come }: Walk): Promise<void> => {
  const { page, context, look } = await come();
  await fastForward(context, product, 'address-info');
  await expire(page, 'productInfo', 'no product code for session');
  await page.goto(`${product.url}/request/address-info`);
  await heading(page, 'Sessione scaduta');
  await look('session-expired');
  await context.close();
};

const onThePhone = async ({ product, come }: Walk): Promise<void> => {
  const { page, context, look } = await come();
  await fastForward(context, product, 'identification');
  await page.goto(product.url);
  await page.getByRole('button', { name: handoffCopy.action }).first().click();
  await page.getByRole('img').first().waitFor();
  await look('identification-phone');
  await context.close();
};

export const laterScreens = async (walk: Walk): Promise<void> => {
  await comingBack(walk);
  await reviewing(walk);
  await expired(walk);
  if (walk.width > 1000) await onThePhone(walk);
};
