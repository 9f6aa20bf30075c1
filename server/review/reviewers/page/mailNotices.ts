import type { UnsentMail } from '../view';
import type { Desk } from '../desk';
import { html, type Html } from '../../../domain/html';
import { TRIED_FOR_DAYS } from '../../../domain/retry';
import { actionPath } from './parts';
import { timeText } from './words';

const subjects: Readonly<Record<UnsentMail['kind'], (name: string) => string>> = {
  signed: () => 'L’email con i documenti firmati',
  refused: (name) => `L’email con il motivo del rifiuto (${name})`,
  asked: (name) => `L’email che chiede un documento (${name})`,
  concluded: () => 'L’email sul conto aperto',
  rejected: () => 'L’email sull’esito della richiesta',
};

const notice = ({ kind, name, status, attempts, nextAt }: UnsentMail): Html => {
  const subject = subjects[kind](name);
  if (status === 'dead')
    return html`<p>
      ${subject} non è partita: abbiamo provato per ${TRIED_FOR_DAYS} giorni e non riproviamo più da soli.
    </p>`;
  const next = attempts > 0 ? html`<small>Prossimo tentativo: ${timeText(nextAt)}</small>` : [];
  return html`<p>${subject} non è ancora partita: riproviamo da soli. ${next}</p>`;
};

export const mailNotices = (desk: Desk, guid: string, mails: readonly UnsentMail[]): Html | readonly Html[] =>
  mails.length === 0
    ? []
    : html`<section class="notice wait row" aria-label="Email non inviate">
        <div>${mails.map(notice)}</div>
        <form method="post" action="${actionPath(desk, guid, 'send-mails')}" aria-label="Riprova a inviare">
          <button>Riprova ora</button>
        </form>
      </section>`;
