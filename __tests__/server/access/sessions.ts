import { eq } from 'drizzle-orm';
import { sessions, type Request, type Session } from '../../../server/db/schema';
import { sha256, storeFile } from '../../../server/uploads/storeFile';
import { saveCaptcha } from '../../../server/repositories/captchas';
import { findDocument } from '../../../server/repositories/documents';
import { findRequest, updateRequest } from '../../../server/repositories/requests';
import { findSession } from '../../../server/repositories/sessions';
import { contractsInOrder } from '../../../server/repositories/signing';
import { hashToken } from '../../../server/session/token';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { newApplicant, taxCodeOf, unlocked, walkTo } from '../support';
import type { Applicant, TestApp, TestClient } from '../support';

export const kinds = ['none', 'fresh', 'located', 'unlocked', 'open', 'signed'] as const;
export type Kind = (typeof kinds)[number];

export interface Ids {
  readonly guid: string;
  readonly stampeId: string;
  readonly barCode: string;
  readonly paper: string;
  readonly applicant: Applicant;
}

export interface Owned {
  readonly ids: Ids;
  /** Texts that no answer to anybody else may hold. */
  readonly canaries: readonly string[];
}

const standOf = ({ step, state, updatedAt }: Request) => ({ step, state, updatedAt });

interface Kept {
  readonly client: TestClient;
  readonly cookies: ReadonlyMap<string, string>;
  readonly session: Session | undefined;
  readonly request: Request | undefined;
  readonly owned: Owned | undefined;
}

const somebody = (nome: string, cognome: string): Applicant => {
  const made = newApplicant();
  const cf = taxCodeOf(nome, cognome, '17/08/1979');
  return { ...made, nome, cognome, cf, email: `${nome}.${made.email}`.toLowerCase() };
};

const FRONT = 'FRONT_DOC_1';

const ownedBy = async ({ deps }: TestApp, guid: string, applicant: Applicant): Promise<Owned> => {
  const { db } = deps;
  const [questionnaire, contract] = await contractsInOrder(db, guid);
  const front = await findDocument(db, guid, FRONT);
  if (front) {
    const bytes = (await jpeg()).content;
    const bytesOfIt = { guid, type: FRONT, bytes, contentType: 'image/jpeg', received: sha256(bytes) };
    const { barCode: same, additional, feedback, askedAt } = front;
    await storeFile(deps, bytesOfIt, async () => ({ barCode: same, additional, feedback, askedAt }));
  }
  const { stampeId = '', barCode = '' } = questionnaire ?? {};
  const paper = front?.barCode ?? '';
  const phrase = `fiore sereno a ${applicant.cognome.toUpperCase()}`;
  const confirmedAt = deps.clock.now();
  await saveCaptcha(db, { guid, phrase, createdAt: confirmedAt, confirmedAt });
  const contactId = (await findRequest(db, guid))?.contactId ?? '';
  const { nome, cognome, cf, email, cellulare } = applicant;
  const canaries = [nome, cognome, cf, email, cellulare, contactId, stampeId, barCode, paper, phrase];
  return {
    ids: { guid, stampeId, barCode, paper, applicant },
    canaries: [...canaries, contract?.stampeId ?? ''].filter(Boolean),
  };
};

export interface Cast {
  readonly victim: Owned;
  readonly of: Readonly<Record<Kind, Kept>>;
  /** As it was: every cell of the matrix begins alike. */
  restore(kind: Kind): Promise<TestClient>;
}

/** `located` and `unlocked` have resumed the same signed request, without and with its code. */
export const castOf = async (service: TestApp): Promise<Cast> => {
  const { db } = service.deps;
  const target = await walkTo(service, 'thanks', somebody('Ortensia', 'Bellafronte'));
  const open = await walkTo(service, 'contract', somebody('Fiammetta', 'Torrequadra'));
  const signed = await walkTo(service, 'thanks', somebody('Isabella', 'Monteverde'));
  const other = await walkTo(service, 'thanks', somebody('Zenobia', 'Cantalamessa'));
  const confirmed = await unlocked(service, target);
  const located = service.client();
  await located.call('resumeStart', { guid: target.step.guid });
  const fresh = service.client();
  await fresh.call('productInfo');

  const targetOwned = await ownedBy(service, target.step.guid, target.applicant);
  const keep = async (client: TestClient, owned?: Owned): Promise<Kept> => ({
    client,
    cookies: new Map(client.cookies),
    session: await findSession(db, hashToken([...client.cookies.values()][0] ?? '')),
    request: owned && (await findRequest(db, owned.ids.guid)),
    owned,
  });
  const of = {
    none: await keep(service.client()),
    fresh: await keep(fresh),
    located: await keep(located, targetOwned),
    unlocked: await keep(confirmed, targetOwned),
    open: await keep(open.client, await ownedBy(service, open.step.guid, open.applicant)),
    signed: await keep(signed.client, await ownedBy(service, signed.step.guid, signed.applicant)),
  };
  return {
    victim: await ownedBy(service, other.step.guid, other.applicant),
    of,
    restore: async (kind) => {
      const { client, cookies, session, request } = of[kind];
      client.cookies.clear();
      for (const [name, value] of cookies) client.cookies.set(name, value);
      const now = service.clock.now();
      const fresh = session && { ...session, createdAt: now, seenAt: now };
      if (fresh) await db.update(sessions).set(fresh).where(eq(sessions.id, fresh.id));
      if (request) await updateRequest(db, request.guid, standOf(request));
      return client;
    },
  };
};
