import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const user = userEvent.setup({ delay: null });

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const press = (name: string) => user.click(button(name));
export const goOn = () => press('Continua');
/** In one piece, as a browser or a clipboard fills a field in. */
export const fill = async (target: HTMLElement, text: string): Promise<void> => {
  await user.click(target);
  await user.paste(text);
};
export const LIST = /da controllare|possibile proseguire|manca ancora/;
export const errorList = () => screen.findByRole('group', { name: LIST });
export const expectListUnderTitle = async (): Promise<void> => {
  const title = screen.getByRole('heading', { level: 1 });
  const after = title.compareDocumentPosition(await errorList());
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
};
export const listed = async (): Promise<(string | null)[]> =>
  within(await errorList())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
