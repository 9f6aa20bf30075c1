import { act, cleanup, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { cleanerOf } from '../../src/contract/normalise';
import { EmailField } from '../../src/ui/fields/EmailField';
import { PasswordField } from '../../src/ui/fields/PasswordField';
import { TextField } from '../../src/ui/fields/TextField';
import { UppercaseField } from '../../src/ui/fields/UppercaseField';
import { fieldId } from '../../src/ui/form/fieldId';
import { useFormScope, type FormScopeValue } from '../../src/ui/form/FormScope';
import { renderForm, type Values } from './renderForm';

/** While the text is typed. Later changes are the contract's. */
const FIELDS = {
  nome: (text: string) => text,
  cf: (text: string) => text.toUpperCase(),
  email: (text: string) => text.toLowerCase(),
  password: (text: string) => text,
} as const;
type Name = keyof typeof FIELDS;
type Texts = Readonly<Record<Name, string>>;
const NAMES = Object.keys(FIELDS) as Name[];
const EMPTY: Texts = { nome: '', cf: '', email: '', password: '' };

const each = (textOf: (name: Name) => string): Texts =>
  Object.fromEntries(NAMES.map((name) => [name, textOf(name)])) as Texts;
const box = (name: Name) => document.getElementById(fieldId(`a.${name}`)) as HTMLInputElement;
const seen = () => each((name) => box(name).value);
const cleaned = (texts: Texts) =>
  each((name) => (name === 'password' ? texts[name] : (cleanerOf(name)?.(texts[name]) ?? texts[name])));

let scope: FormScopeValue;
function Call() {
  scope = useFormScope();
  return null;
}
const fields = (
  <>
    <TextField name="a.nome" label="Nome" />
    <UppercaseField name="a.cf" label="Codice fiscale" />
    <EmailField name="a.email" label="E-mail" />
    <PasswordField name="a.password" label="Password" />
    <Call />
  </>
);

/** As browsers and password managers write: past React, which learns of the change by the event. */
const put = (name: Name, text: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(box(name), text);
};

class Person {
  texts = EMPTY;
  refused: Name | undefined;
  private at: Name | undefined;
  private readonly drafts = jest.fn<void, [Values]>();
  private form = this.open();

  private open() {
    return renderForm({ a: this.texts }, fields, { onValuesChange: this.drafts });
  }
  private edited(name: Name, text: string): void {
    if (this.texts[name] !== text && this.refused === name) this.refused = undefined;
    this.texts = { ...this.texts, [name]: text };
  }
  /** A field that is left is cleaned up, which is no edit: the service's message stays. */
  private left(): void {
    const { at } = this;
    if (at === undefined || box(at) === document.activeElement) return;
    this.texts = { ...this.texts, [at]: cleaned(this.texts)[at] };
    this.at = undefined;
  }
  private enter(name: Name): void {
    act(() => box(name).focus());
    this.left();
    this.at = name;
  }
  async type(name: Name, text: string): Promise<void> {
    this.enter(name);
    const all = this.texts[name] + text;
    fireEvent.input(box(name), { target: { value: all }, inputType: 'insertText' });
    this.edited(name, FIELDS[name](all));
  }
  async select(name: Name, text: string): Promise<void> {
    fireEvent.input(box(name), { target: { value: text }, inputType: 'insertFromPaste' });
    this.edited(name, FIELDS[name](text));
  }
  async compose(name: Name, text: string): Promise<void> {
    fireEvent.compositionStart(box(name));
    for (let end = 1; end <= text.length; end += 1)
      fireEvent.input(box(name), { target: { value: text.slice(0, end) }, isComposing: true });
    fireEvent.compositionEnd(box(name));
    if (text !== '') this.edited(name, FIELDS[name](text));
  }
  /** All texts first, then the events: password managers, and browsers that fill a whole form in. */
  async fillIn(_: Name, text: string): Promise<void> {
    for (const name of NAMES) put(name, text);
    for (const name of NAMES) fireEvent.input(box(name));
    for (const name of NAMES) this.edited(name, FIELDS[name](text));
  }
  async call(name: Name, found: string): Promise<void> {
    const text = FIELDS[name](found);
    act(() => scope.write(`a.${name}`, text));
    // What a call writes is another value for the service, even where it is the same text.
    if (this.refused === name) this.refused = undefined;
    this.edited(name, text);
  }
  async leave(name: Name): Promise<void> {
    this.enter(name);
    act(() => box(name).blur());
    this.left();
  }
  async refuse(name: Name): Promise<void> {
    this.form.update({ serverErrors: { [`a.${name}`]: 'Rifiutato' } });
    this.refused = name;
    // The list of errors takes the focus.
    await act(() => jest.advanceTimersByTimeAsync(1));
    this.left();
  }
  async submit(): Promise<void> {
    this.form.onSubmit.mockClear();
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(this.form.onSubmit.mock.calls).toEqual([[{ a: cleaned(this.texts) }]]);
  }
  async reopen(): Promise<void> {
    this.drafts.mockClear();
    act(() => scope.write('a.mark', String(Math.random())));
    this.form.unmount();
    expect(this.drafts.mock.lastCall?.[0].a).toMatchObject(this.texts);
    this.refused = undefined;
    this.at = undefined;
    this.form = this.open();
  }
  expectSeen(): void {
    this.left();
    // The list of errors may lead to a field at once.
    this.at ??= NAMES.find((name) => box(name) === document.activeElement);
    expect(seen()).toEqual(this.texts);
    const refused = NAMES.filter((name) => box(name).getAttribute('aria-invalid') === 'true');
    expect(refused).toEqual(this.refused === undefined ? [] : [this.refused]);
  }
}
const ACTIONS = [
  'type',
  'select',
  'compose',
  'fillIn',
  'call',
  'leave',
  'refuse',
  'submit',
  'reopen',
] as const;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('[R2.4-01] [R3.5-03] after any edits the fields show the values that are sent and kept', async () => {
  const step = fc.record({
    action: fc.constantFrom(...ACTIONS),
    name: fc.constantFrom(...NAMES),
    text: fc.constantFrom('', 'a', 'B', ' x', 'D’à', 'Zz 9'),
    pause: fc.constantFrom(0, 500),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      cleanup();
      const person = new Person();
      for (const { action, name, text, pause } of steps) {
        await person[action](name, text);
        await act(() => jest.advanceTimersByTimeAsync(pause));
        person.expectSeen();
      }
      await person.submit();
      await person.reopen();
      person.expectSeen();
    }),
    // A password manager's texts are few of so many sequences.
    {
      numRuns: 15,
      examples: [
        [[{ action: 'fillIn', name: 'nome', text: 'Zz 9', pause: 0 }]],
        [
          [
            { action: 'type', name: 'email', text: ' x', pause: 0 },
            { action: 'refuse', name: 'email', text: '', pause: 500 },
            { action: 'type', name: 'nome', text: 'B', pause: 0 },
          ],
        ],
      ],
    },
  );
});
