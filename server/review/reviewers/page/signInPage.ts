import type { Desk } from '../desk';
import { html } from '../../../domain/html';
import type { Page } from './sendPage';

export const WRONG = 'Nome o token non corretto.';

interface SignIn {
  readonly hasReviewers: boolean;
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

export const signInPage = (desk: Desk, { hasReviewers, refused }: SignIn): Page => ({
  desk,
  title: 'Entra – Revisione delle richieste',
  header: html`<h1>Revisione delle richieste</h1>
    <p>Per chi controlla le richieste firmate.</p>
    ${refused === undefined ? [] : html`<p class="notice bad" role="alert">${refused}</p>`}`,
  main: html`<div class="narrow">${hasReviewers ? form(desk) : NOBODY}</div>`,
});
