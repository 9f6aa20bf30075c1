import { act, cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { AmountField } from '../../src/ui/fields/AmountField';
import { AutocompleteField } from '../../src/ui/fields/AutocompleteField';
import { CheckboxField } from '../../src/ui/fields/CheckboxField';
import { CheckboxGroup } from '../../src/ui/fields/CheckboxGroup';
import { CodeField } from '../../src/ui/fields/CodeField';
import { DateField } from '../../src/ui/fields/DateField';
import { EmailField } from '../../src/ui/fields/EmailField';
import { MonthField } from '../../src/ui/fields/MonthField';
import { PasswordField } from '../../src/ui/fields/PasswordField';
import { PhoneField } from '../../src/ui/fields/PhoneField';
import { RadioGroupField } from '../../src/ui/fields/RadioGroupField';
import { SelectField } from '../../src/ui/fields/SelectField';
import { TextField } from '../../src/ui/fields/TextField';
import { UppercaseField } from '../../src/ui/fields/UppercaseField';
import { fieldId } from '../../src/ui/form/fieldId';
import { renderForm, type Values } from './renderForm';

type Shown = string | boolean;
type Value = string | boolean;
interface Kind {
  readonly field: ReactNode;
  readonly empty: Value;
  readonly sent: readonly (readonly [shown: Shown, sent: Value])[];
}

const options = ['Roma', 'Forlì', 'Pisa'].map((label) => ({ value: label.slice(0, 2).toUpperCase(), label }));
const choices = options.map(({ value }) => [value, value] as const);
const look = (name: string) => ({ name: `a.${name}`, label: name });
const flag = [
  [true, true],
  [false, false],
] as const;
const GROUP = [look('tre'), look('quattro')];

const KINDS: Readonly<Record<string, Kind>> = {
  nome: { field: <TextField {...look('nome')} />, empty: '', sent: [['niccolò', "Niccolo'"]] },
  cf: {
    field: <UppercaseField {...look('cf')} />,
    empty: '',
    sent: [['rssmra80a01h501u', 'RSSMRA80A01H501U']],
  },
  email: { field: <EmailField {...look('email')} />, empty: '', sent: [['A@B.it', 'a@b.it']] },
  telefono: {
    field: <PhoneField {...look('telefono')} />,
    empty: '',
    sent: [['+39 333 1234567', '3331234567']],
  },
  codice: { field: <CodeField {...look('codice')} />, empty: '', sent: [['123 456', '123456']] },
  password: { field: <PasswordField {...look('password')} />, empty: '', sent: [[' Sicura ', ' Sicura ']] },
  fatturato: {
    field: <AmountField {...look('fatturato')} />,
    empty: '',
    sent: [
      ['125000', '125.000'],
      ['€ 125.000,00', '125.000'],
      ['12.345.678.901.234.567', '12345678901234567'],
    ],
  },
  data: { field: <DateField {...look('data')} />, empty: '', sent: [['01/03/2015', '01/03/2015']] },
  mese: { field: <MonthField {...look('mese')} />, empty: '', sent: [['06/2024', '06/2024']] },
  provincia: { field: <SelectField {...look('provincia')} options={options} />, empty: '', sent: choices },
  comune: {
    field: <AutocompleteField {...look('comune')} options={options} />,
    empty: '',
    sent: options.map(({ value, label }) => [label, value]),
  },
  sede: { field: <RadioGroupField {...look('sede')} options={options} />, empty: '', sent: choices },
  uno: { field: <CheckboxField {...look('uno')} />, empty: false, sent: flag },
  due: {
    field: <CheckboxField {...look('due')} />,
    empty: 'false',
    sent: [
      [true, 'true'],
      [false, 'false'],
    ],
  },
  tre: {
    field: <CheckboxGroup label="Gruppo" options={GROUP} errorName="a.gruppo" />,
    empty: false,
    sent: flag,
  },
  quattro: { field: null, empty: false, sent: flag },
};
const NAMES = Object.keys(KINDS);
const kind = (name: string) => KINDS[name] as Kind;
const EMPTY: Values = { a: Object.fromEntries(NAMES.map((name) => [name, kind(name).empty])) };
const fields = NAMES.map((name) => <div key={name}>{kind(name).field}</div>);

const form = () => document.querySelector('form') as HTMLFormElement;
const elements = (name: string) => {
  const [first, ...others] = document.querySelectorAll<HTMLInputElement>(`#${fieldId(`a.${name}`)}`);
  if (!first || others.length > 0) throw new Error(`${name} is ${others.length} fields`);
  return first.type === 'radio'
    ? ([...document.getElementsByName(first.name)] as HTMLInputElement[])
    : [first];
};
const shownIn = (name: string): Shown => {
  const [first] = elements(name) as [HTMLInputElement];
  if (first.type === 'checkbox') return first.checked;
  if (first.type !== 'radio') return first.value;
  return elements(name).find(({ checked }) => checked)?.value ?? '';
};
const shown = () => Object.fromEntries(NAMES.map((name) => [name, shownIn(name)]));

/** Writes past React, or so that React takes the value for its own; in both cases without an event. */
type Pen = 'extension' | 'script';
const write = (element: HTMLInputElement, key: 'value' | 'checked', value: Shown, pen: Pen): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), key) ?? {};
  if (pen === 'extension') set?.call(element, value);
  else Object.assign(element, { [key]: value });
};
const put = (name: string, value: Shown, pen: Pen): void => {
  for (const element of elements(name))
    if (element.type === 'radio') write(element, 'checked', element.value === value, pen);
    else write(element, element.type === 'checkbox' ? 'checked' : 'value', value, pen);
};
const leavePage = (persisted: boolean) =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted })));
const rest = () => act(() => jest.advanceTimersByTimeAsync(500));

interface Act {
  readonly name: string;
  readonly action: 'put' | 'enter' | 'leave' | 'empty' | 'reset' | 'cache' | 'reload' | 'submit';
  readonly at: number;
  readonly pen: Pen;
}

const open = () => {
  let draft = EMPTY;
  const keep = (values: Values) => {
    draft = values;
  };
  const render = () => renderForm(draft, fields, { onValuesChange: keep });
  let page = render();
  let texts = shown();
  const sentOf = (name: string): Value => {
    const { sent, empty } = kind(name);
    const text = texts[name];
    return sent.find((pair) => pair.includes(text as string))?.[1] ?? empty;
  };
  const expectSent = async () => {
    page.onSubmit.mockClear();
    texts = shown();
    const wanted = { a: Object.fromEntries(NAMES.map((name) => [name, sentOf(name)])) };
    fireEvent.submit(form());
    await rest();
    expect(page.onSubmit.mock.calls).toEqual([[wanted]]);
    expect(NAMES.map(sentOf)).toEqual(NAMES.map((name) => wanted.a[name]));
  };
  const cache = async (emptied: () => void, lateMs: number | undefined) => {
    const sent = NAMES.map(sentOf);
    leavePage(true);
    // WebKit does it after the event, on a busy device some time after it.
    const empty = () => {
      emptied();
      // Nobody has emptied them whose tab is chosen, or left, meanwhile.
      for (const isHidden of [false, true]) {
        jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
        document.dispatchEvent(new Event('visibilitychange'));
      }
    };
    if (lateMs === undefined) empty();
    else setTimeout(empty, lateMs);
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await act(() => jest.advanceTimersByTimeAsync(10));
    // The field with the focus is left after that, as the applicant presses a button.
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await rest();
    await rest();
    texts = shown();
    expect(NAMES.map(sentOf)).toEqual(sent);
  };
  const reload = () => {
    const sent = NAMES.map(sentOf);
    leavePage(false);
    // What the page does after that is lost.
    const left = draft;
    page.unmount();
    draft = left;
    page = render();
    texts = shown();
    expect(NAMES.map(sentOf)).toEqual(sent);
  };
  const actions: Record<Act['action'], (step: Act) => void | Promise<void>> = {
    put: ({ name, at, pen }) => {
      const { sent } = kind(name);
      put(name, (sent[at % sent.length] as (typeof sent)[number])[0], pen);
      texts = shown();
    },
    // What act() returns is not returned: awaited, it would go on.
    enter: ({ name }) => {
      act(() => elements(name)[0]?.focus());
    },
    leave: () => {
      act(() => (document.activeElement as HTMLElement | null)?.blur());
    },
    empty: ({ name, pen }) => {
      put(name, typeof kind(name).sent[0]?.[0] === 'boolean' ? false : '', pen);
      texts = shown();
    },
    reset: () => {
      form().reset();
      texts = shown();
    },
    cache: ({ at, pen }) =>
      cache(() => {
        if (at % 2 === 0) form().reset();
        else for (const name of NAMES) put(name, typeof texts[name] === 'boolean' ? false : '', pen);
      }, [undefined, undefined, undefined, 0, 50, 500][at]),
    reload,
    submit: expectSent,
  };
  return { actions, expectSent };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('knows every kind of field', () => {
  const files = readdirSync(path.resolve(__dirname, '../../src/ui/fields')).filter((file) =>
    /(Field|Group)\.tsx$/.test(file),
  );
  const types = NAMES.flatMap((name) => {
    const { field } = kind(name) as { field: { type: { name: string } } | null };
    return field ? [`${field.type.name}.tsx`] : [];
  });
  expect([...new Set(types)].sort()).toEqual(files.sort());
});

it('sends what every kind of field shows, put in or emptied without events, and after the page cache', async () => {
  const step = fc.record({
    name: fc.constantFrom(...NAMES),
    action: fc.constantFrom<Act['action'][]>(
      'put',
      'put',
      'put',
      'enter',
      'leave',
      'empty',
      'reset',
      'cache',
      'reload',
      'submit',
    ),
    at: fc.nat(5),
    pen: fc.constantFrom<Pen[]>('extension', 'script'),
  });
  const all = (action: Act['action'], pen: Pen): Act[] => NAMES.map((name) => ({ name, action, at: 0, pen }));
  const cached: Act = { name: 'nome', action: 'cache', at: 0, pen: 'script' };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      cleanup();
      const { actions, expectSent } = open();
      for (const one of steps) await actions[one.action](one);
      await expectSent();
    }),
    {
      numRuns: 20,
      examples: [
        [all('put', 'extension')],
        [all('put', 'script')],
        [[...all('put', 'script'), { ...cached, action: 'reload' }]],
        [[...all('put', 'script'), { ...cached, action: 'submit' }, cached]],
        [
          [
            ...all('put', 'extension'),
            { ...cached, action: 'submit' },
            { ...cached, at: 1 },
            { ...cached, at: 3 },
            { ...cached, at: 4 },
            ...all('empty', 'script'),
          ],
        ],
      ],
    },
  );
});

it('judges what a field shows, put in without an event, when another field is left', async () => {
  const validate = ({ a }: Values) => (a?.['cf'] === '' ? { a: { cf: 'Manca' } } : {});
  renderForm(EMPTY, fields, { validate });
  fireEvent.submit(form());
  await rest();
  expect(elements('cf')[0]).toBeInvalid();
  act(() => elements('nome')[0]?.focus());
  put('cf', 'RSSMRA80A01H501U', 'script');
  act(() => elements('nome')[0]?.blur());
  await rest();
  expect(elements('cf')[0]).toBeValid();
});

it('shows a field again that the applicant cannot change', async () => {
  const { onSubmit } = renderForm({ a: { sigla: 'RM' } }, <TextField {...look('sigla')} readOnly />);
  put('sigla', 'Roma', 'script');
  fireEvent.submit(form());
  await rest();
  expect(shownIn('sigla')).toBe('RM');
  expect(onSubmit.mock.calls).toEqual([[{ a: { sigla: 'RM' } }]]);
});
