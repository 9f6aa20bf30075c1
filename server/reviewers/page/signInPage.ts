import type { Desk } from '../desk';
import { html } from '../../domain/html';
import type { Page } from './sendPage';

export const WRONG = 'Il nome o il token non è giusto.';

interface SignIn {
  /** Whether there is anybody who may sign in. */
  readonly hasReviewers: boolean;
  /** Why the last attempt failed. */
  readonly refused?: string;
}

const form = (desk: Desk) =>
  html`<form class="card" method="post" action="${desk.base}/sign-in">
    <label>Nome <input name="name" required maxlength="60" autocomplete="username" autofocus /></label>
    <label
      >Token <input name="token" type="password" required maxlength="100" autocomplete="current-password"
    /></label>
    <button class="primary">Entra</button>
  </form>`;

const NOBODY = html`<p class="card">
  Non c’è ancora nessun revisore. Chi gestisce il servizio ne aggiunge uno con
  <code>npm run data -- reviewer add NOME</code>: il comando mostra il token una volta sola.
</p>`;

/** Renders the page at which reviewers sign in. */
export const signInPage = (desk: Desk, { hasReviewers, refused }: SignIn): Page => ({
  desk,
  title: 'Entra – Revisione delle richieste',
  header: html`<h1>Revisione delle richieste</h1>
    <p>Per chi controlla le richieste firmate.</p>
    ${refused === undefined ? [] : html`<p class="notice bad" role="alert">${refused}</p>`}`,
  main: html`<div class="narrow">${hasReviewers ? form(desk) : NOBODY}</div>`,
});
