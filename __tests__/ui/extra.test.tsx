import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { extra } from '../../src/ui/shell/extra';

interface PartProps {
  readonly word: string;
}
const Part = ({ word }: PartProps) => <p>{`Part: ${word}`}</p>;
const Broken = (): never => {
  throw new TypeError('x is undefined');
};
const Lost = ({ word }: PartProps) => <p>{`Lost: ${word}`}</p>;

type Loaded = Promise<{ default: ComponentType<PartProps> }>;

const pageWith = (load: () => Loaded, patience?: number) => {
  const Extra = extra(load, Lost, { waiting: <p>Waiting</p>, ...(patience && { patience }) });
  return function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="CAP" />
        <button onClick={() => setOpen(!isOpen)}>Open</button>
        {isOpen && <Extra word="a" />}
      </>
    );
  };
};

const press = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('button'));
};

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('shows the part once its code is there, and what is given until then', async () => {
  let come = (_: { default: ComponentType<PartProps> }): void => undefined;
  const Page = pageWith(() => new Promise((resolve) => (come = resolve)));
  render(<Page />);
  await press();
  expect(screen.getByText('Waiting')).toBeVisible();
  await act(async () => come({ default: Part }));
  expect(await screen.findByText('Part: a')).toBeVisible();
});

it('replaces code that does not load, keeps the page, and loads it when it is opened again', async () => {
  const load = jest
    .fn<Loaded, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ default: Part });
  const Page = pageWith(load);
  render(<Page />);
  await userEvent.type(screen.getByLabelText('CAP'), '20121');
  await press();
  expect(await screen.findByText('Lost: a')).toBeVisible();
  expect(screen.getByLabelText('CAP')).toHaveValue('20121');
  await press();
  await press();
  expect(await screen.findByText('Part: a')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ['throws', Broken],
  ['is no component', undefined as unknown as ComponentType<PartProps>],
])('replaces code that %s, and keeps the page', async (_, Code) => {
  const Page = pageWith(() => Promise.resolve({ default: Code }));
  render(<Page />);
  await userEvent.type(screen.getByLabelText('CAP'), '20121');
  await press();
  expect(await screen.findByText('Lost: a')).toBeVisible();
  expect(screen.getByLabelText('CAP')).toHaveValue('20121');
});

describe('code that never comes', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const open = () => act(() => screen.getByRole('button').click());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('counts as lost after ten seconds, and is shown when it is opened again after it came', async () => {
    let come = (_: { default: ComponentType<PartProps> }): void => undefined;
    const Page = pageWith(() => new Promise((resolve) => (come = resolve)));
    render(<Page />);
    open();
    await pass(9_900);
    expect(screen.getByText('Waiting')).toBeVisible();
    await pass(200);
    expect(screen.getByText('Lost: a')).toBeVisible();
    await act(async () => come({ default: Part }));
    expect(screen.getByText('Lost: a')).toBeVisible();
    open();
    open();
    await pass(0);
    expect(screen.getByText('Part: a')).toBeVisible();
  });

  it('is waited for where the page goes on meanwhile', async () => {
    const Page = pageWith(() => new Promise(() => undefined), Infinity);
    render(<Page />);
    open();
    await pass(600_000);
    expect(screen.getByText('Waiting')).toBeVisible();
  });
});
