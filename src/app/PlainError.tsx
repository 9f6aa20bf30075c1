import { errorCopy } from '../copy/app';
import { shellCopy } from '../copy/shell';
import { Button } from '../ui/shell/Button';
import { reloadPage } from './extra/reloadPage';

const column = { maxWidth: '36rem', margin: '4rem auto', padding: '0 1.25rem' };

/** When the code of a page, or of the error screen itself, does not come: of what is here already. */
export function PlainError({ message = errorCopy.chunkText }: { readonly message?: string }) {
  return (
    <main style={column}>
      <h1>{shellCopy.errorScreenTitle}</h1>
      <p role="alert">{message}</p>
      <Button onClick={reloadPage}>{shellCopy.retry}</Button>
    </main>
  );
}
