export { Html, html } from '../../domain/html';
