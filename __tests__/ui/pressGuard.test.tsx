import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { PageHeading } from '../../src/ui/shell/PageHeading';

const PLACE = { clientX: 200, clientY: 600 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
/** jsdom's pointer events have no place. */
const press = (place = PLACE): boolean =>
  fireEvent(document.body, new MouseEvent('pointerdown', { bubbles: true, ...place }));

/** jsdom lays nothing out: the style shows whether something fixed in the window covers the place. */
const isCovered = (): boolean =>
  Array.from(document.body.children, (element) => getComputedStyle(element)).some(
    ({ position, left, top, width, height }) => {
      const isIn = (at: number, start: string, size: string): boolean =>
        at >= parseFloat(start) && at < parseFloat(start) + parseFloat(size);
      return position === 'fixed' && isIn(PLACE.clientX, left, width) && isIn(PLACE.clientY, top, height);
    },
  );

const Page = ({ name }: { readonly name: string }) => <PageHeading focusKey={name}>{name}</PageHeading>;

const appearAfter = (ms: number): void => {
  const { rerender } = render(<Page name="Video" />);
  pass(10_000);
  press();
  pass(ms);
  rerender(<Page name="Documento" />);
  expect(screen.getByRole('heading')).toHaveTextContent('Documento');
};

it.each([0, 120, 900])('a page %d ms after a press takes no second tap at its place', (ms) => {
  appearAfter(ms);
  expect(isCovered()).toBe(true);
  pass(399);
  expect(isCovered()).toBe(true);
  pass(1);
  expect(isCovered()).toBe(false);
});

it('a page that appears by itself takes the first press, wherever the last one was', () => {
  appearAfter(5000);
  expect(isCovered()).toBe(false);
});

it('a page takes no second tap where its press came while it was awaited', () => {
  const { rerender } = render(<Page name="Carta" />);
  press();
  pass(3000);
  press();
  rerender(<Page name="Video" />);
  expect(isCovered()).toBe(true);
});

it('a page neither covers nor scrolls away from a press that comes as soon as it is drawn', async () => {
  jest.useRealTimers();
  const scroll = jest.spyOn(window, 'scrollTo');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  try {
    press({ clientX: 0, clientY: 0 });
    const isDrawn = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        press();
        resolve(scroll.mock.calls.length);
      }).observe(place, { childList: true, subtree: true });
    });
    startTransition(() => root.render(<Page name="Video" />));
    const scrolled = await isDrawn;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(place).toHaveTextContent('Video');
    expect(isCovered()).toBe(false);
    expect(scroll.mock.calls).toHaveLength(scrolled);
  } finally {
    root.unmount();
    place.remove();
  }
});
