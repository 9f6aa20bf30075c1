import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { UploadBox } from '../../src/capture/upload/UploadBox';
import type { UploadState } from '../../src/capture/upload/uploadState';
import { useFocusBack } from '../../src/screens/shared/upload/useFocusBack';
import { AddressBlock } from '../../src/ui/fields/address/AddressBlock';
import { CheckboxGroup } from '../../src/ui/fields/CheckboxGroup';
import { RadioGroupField } from '../../src/ui/fields/RadioGroupField';
import { TextField } from '../../src/ui/fields/TextField';
import { useFieldValue } from '../../src/ui/form/useFieldValue';
import type { ErrorTree } from '../../src/ui/form/errorTree';
import { LoadingOverlay } from '../../src/ui/shell/LoadingOverlay';
import { SkeletonStep } from '../../src/ui/shell/Skeleton';
import { listen } from './ear';
import { LIST, user } from './hands';
import { renderForm, type Values } from './renderForm';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
/** In two parts: what React renders at the end of the first may wait in the second. */
const pass = async (ms: number) => {
  for (const part of [ms / 2, ms / 2]) await act(() => jest.advanceTimersByTimeAsync(part));
};

const NAMES = ['nome', 'via', 'sesso', 'scelta'] as const;
const validate = ({ dati }: Values): ErrorTree => {
  const empty = NAMES.filter((name) => dati?.[name] === '' || dati?.[name] === false);
  return empty.length === 0
    ? {}
    : { dati: Object.fromEntries(empty.map((name) => [name, `${name} è obbligatorio`])) };
};
const open = () =>
  renderForm(
    { dati: { nome: '', via: '', sesso: '', scelta: false } },
    <>
      <TextField name="dati.nome" label="Nome" />
      <TextField name="dati.via" label="Via" />
      <RadioGroupField name="dati.sesso" label="Hai un socio?" />
      <CheckboxGroup
        label="Perché?"
        errorName="dati.scelta"
        options={[{ name: 'dati.scelta', label: 'A' }]}
      />
    </>,
    { validate },
  );

const atFields = (): ReadonlyMap<string, string> =>
  new Map([...document.querySelectorAll('[id$=-errore]')].map(({ id, textContent }) => [id, textContent]));
const inList = (): readonly string[] =>
  [...(screen.queryByRole('group', { name: LIST })?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent,
  );

const onTestEnd: (() => void)[] = [];
afterEach(() => onTestEnd.splice(0).forEach((stop) => stop()));

let count = 0;
type Form = ReturnType<typeof open>;
const box = (name: string) => screen.getByLabelText(name);
const actions = {
  type: () => user.type(box('Nome'), 'a'),
  clear: () => user.clear(box('Nome')),
  leave: () => user.tab(),
  enterSecond: () => user.click(box('Via')),
  typeSecond: () => user.type(box('Via'), 'a'),
  choose: () => user.click(screen.getByRole('radio', { name: 'Sì' })),
  tick: () => user.click(screen.getByRole('checkbox')),
  press: () => user.click(screen.getByRole('button', { name: 'Continua' })),
  enter: async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement),
  answer: async ({ update }: Form) =>
    update({ serverErrors: { 'dati.nome': `Motivo ${(count += 1)};` }, globalErrors: [`Avviso ${count};`] }),
} satisfies Record<string, (form: Form) => Promise<void>>;
type Action = keyof typeof actions;
const ATTEMPTS: readonly Action[] = ['press', 'enter', 'answer'];

it('[R2.3-02] each error is heard as it appears and at each failed attempt, and not in between', async () => {
  const sequences = fc.array(fc.constantFrom(...(Object.keys(actions) as Action[])), {
    minLength: 2,
    maxLength: 9,
  });
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      cleanup();
      const form = open();
      const ear = listen();
      onTestEnd.push(ear.stop);
      for (const action of sequence) {
        const before = atFields();
        ear.take();
        form.onSubmit.mockClear();
        await actions[action](form);
        await pass(800);
        const heard = ear.take();
        const times = (message: string, by?: 'live') =>
          heard.filter((one) => (!by || one.by === by) && one.text.includes(message.replace(/[.;]$/, '')))
            .length;
        const after = atFields();
        const fresh = [...after]
          .filter(([id, message]) => before.get(id) !== message)
          .map(([, text]) => text);
        // Valid values are sent, whatever the last answer said.
        const isAttempt = ATTEMPTS.includes(action) && form.onSubmit.mock.calls.length === 0;
        for (const message of isAttempt ? new Set([...inList(), ...fresh]) : fresh)
          expect([action, message, times(message)]).toEqual([action, message, 1]);
        if (!isAttempt)
          for (const [id, message] of after)
            if (before.get(id) === message)
              expect([action, message, times(message, 'live')]).toEqual([action, message, 0]);
      }
    }),
    // An error appears while another is shown: few of so few sequences reach that by chance.
    {
      numRuns: 12,
      examples: [
        [['enterSecond', 'type', 'leave']],
        [['type', 'clear', 'leave', 'tick', 'tick', 'leave']],
        [['type', 'enterSecond', 'answer', 'type', 'type']],
        [['type', 'tick', 'typeSecond', 'choose', 'answer', 'enter']],
      ],
    },
  );
});

const towns = {
  20121: ['Milano'],
  '00010': ['Tivoli', 'Montecelio'],
  99999: [],
} as Readonly<Record<string, readonly string[]>>;
it.each([
  ['20121', 'Trovato: Milano (XX)'],
  ['00010', 'Più località hanno questo CAP: scegli la tua'],
  ['99999', 'Errore: CAP non valido'],
])(
  '[R5.3-01] [R5.3-02] of the CAP %s is heard once what it leads to, and of a saved one nothing',
  async (cap, words) => {
    const lookupCap = async (asked: string) =>
      (towns[asked] ?? []).map((localita) => ({ localita, provincia: 'XX' }));
    const saved = { cap, provincia: 'XX', citta: towns[cap]?.[0] ?? '', indirizzo: '', nazione: 'ITALIA' };
    const ear = listen();
    const { unmount } = renderForm({ sede: saved }, <AddressBlock prefix="sede" lookupCap={lookupCap} />);
    await pass(800);
    const onOpening = ear.take().filter(({ text }) => text.includes(words));
    // A saved CAP that does not exist is an error, which appears.
    expect(onOpening).toHaveLength(saved.citta === '' ? 1 : 0);
    unmount();
    renderForm({ sede: { ...saved, cap: '' } }, <AddressBlock prefix="sede" lookupCap={lookupCap} />);
    await user.type(box('CAP'), cap);
    await pass(800);
    expect(ear.take().filter(({ text }) => text.includes(words))).toHaveLength(1);
    ear.stop();
  },
);

it('[R5.3-01] a CAP that does not exist is heard alone, without province and city, also after a failed attempt', async () => {
  const required = (name: string) => `${name} è obbligatorio`;
  const names = ['cap', 'provincia', 'citta', 'indirizzo'];
  renderForm(
    { sede: { cap: '', provincia: '', citta: '', indirizzo: '', nazione: 'ITALIA' } },
    <AddressBlock
      prefix="sede"
      lookupCap={async (cap) => (towns[cap] ?? []).map((localita) => ({ localita, provincia: 'XX' }))}
    />,
    {
      validate: ({ sede }) => ({
        sede: Object.fromEntries(names.flatMap((name) => (sede?.[name] ? [] : [[name, required(name)]]))),
      }),
    },
  );
  await user.type(box('CAP'), '20121');
  await pass(800);
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  await pass(800);
  const ear = listen();
  await user.clear(box('CAP'));
  await user.type(box('CAP'), '99999');
  await pass(800);
  await user.tab();
  await pass(800);
  const heard = ear
    .take()
    .flatMap(({ by, text }) => (by === 'live' && text.startsWith('Errore') ? [text] : []));
  expect(heard).toEqual(['Errore: CAP non valido']);
  ear.stop();
});

it('fields that an answer reveals after a failed attempt are not born red, and say nothing', async () => {
  const Details = () =>
    useFieldValue('dati.sesso') === 'true' ? <TextField name="dati.via" label="Quale?" /> : null;
  renderForm(
    { dati: { nome: '', via: '', sesso: '', scelta: true } },
    <>
      <TextField name="dati.nome" label="Nome" />
      <RadioGroupField name="dati.sesso" label="Hai un socio?" />
      <Details />
    </>,
    { validate },
  );
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  await pass(800);
  const ear = listen();
  await user.click(screen.getByRole('radio', { name: 'Sì' }));
  await pass(800);
  expect(box('Quale?')).toHaveAttribute('aria-invalid', 'false');
  expect(ear.take().filter(({ text }) => text.includes('via'))).toEqual([]);
  await user.type(box('Quale?'), 'x{Backspace}');
  await user.tab();
  await pass(800);
  expect(box('Quale?')).toHaveAccessibleDescription('via è obbligatorio');
  ear.stop();
});

it('the message about a drop is heard again after the same drop', () => {
  render(<UploadBox id="f" label="Fronte" accept="image/*" state={{ status: 'idle' }} onFile={jest.fn()} />);
  const ear = listen();
  for (const files of [[], []]) {
    fireEvent.drop(box('Fronte: scegli un file'), { dataTransfer: { files, items: [] } });
    expect(ear.take().filter(({ by }) => by === 'live')).toHaveLength(1);
  }
  ear.stop();
});

it('[R2.9-03] a stored upload is heard, not one that was there before', async () => {
  const show = (state: UploadState) => (
    <UploadBox id="f" label="Fronte" accept="image/*" state={state} onFile={jest.fn()} />
  );
  const ear = listen();
  const { rerender } = render(show({ status: 'done' }));
  const said = () => ear.take().filter(({ text }) => text.includes('Caricato'));
  expect(said()).toEqual([]);
  rerender(show({ status: 'uploading' }));
  rerender(show({ status: 'done' }));
  await pass(0);
  expect(said()).toEqual([{ by: 'live', text: 'Fronte: Caricato' }]);
  ear.stop();
});

it('[R2.9-03] a stored upload is heard by the focus that comes back to its box, and not once more', async () => {
  const Card = ({ state }: { state: UploadState }) => (
    <div ref={useFocusBack('f', state.status)}>
      <UploadBox id="f" label="Fronte" accept="image/*" state={state} onFile={jest.fn()} />
    </div>
  );
  const { rerender } = render(<Card state={{ status: 'idle' }} />);
  act(() => box('Fronte: scegli un file').focus());
  rerender(<Card state={{ status: 'uploading' }} />);
  act(() => document.getElementById('f')?.focus());
  const ear = listen();
  rerender(<Card state={{ status: 'done' }} />);
  await pass(0);
  const said = ear.take().filter(({ text }) => text.includes('Caricato'));
  expect(said).toEqual([{ by: 'focus', text: expect.stringMatching(/^Fronte: sostituisci/) as string }]);
  ear.stop();
});

it('[R2.3-04] several loadings in a row are heard as one', async () => {
  await pass(5000);
  const ear = listen();
  const page = (first: boolean, second: boolean, busy: boolean) => (
    <>
      {first && <SkeletonStep />}
      {second && <SkeletonStep key="other" />}
      <LoadingOverlay active={busy} />
    </>
  );
  const { rerender } = render(page(true, false, false));
  await pass(500);
  rerender(page(false, true, true));
  await pass(500);
  rerender(page(false, false, false));
  for (const ms of [200, 1300]) await pass(ms);
  rerender(page(false, false, true));
  await pass(500);
  rerender(page(false, false, false));
  await pass(500);
  expect(ear.take().map(({ text }) => text)).toEqual(['Caricamento in corso…']);
  await pass(5000);
  rerender(page(false, false, true));
  await pass(500);
  expect(ear.take()).toHaveLength(1);
  ear.stop();
});
