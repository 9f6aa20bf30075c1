import type { Fault } from '../fault';

/** Forms, fields and the shell around them. */
export const ui: readonly Fault[] = [
  {
    name: 'other-name-of-a-place-is-taken-for-a-choice',
    file: 'src/ui/fields/core/filterOptions.ts',
    find: `    : options.filter(({ label }) => plain(label) === text);`,
    replace: `    : options.filter(({ label, also = '' }) => [label, also].map(plain).includes(text));`,
  },
  {
    name: 'whole-name-is-no-choice-until-it-is-picked',
    file: 'src/ui/fields/AutocompleteField.tsx',
    find: `props.onValue(optionNamed(choices, next)?.value ?? '');`,
    replace: `props.onValue('');`,
  },
  {
    name: 'error-of-a-radio-group-is-not-tied-to-it',
    file: 'src/ui/fields/RadioGroupField.tsx',
    find: `      aria-describedby={describedBy(id, error, hint)}`,
    replace: `      aria-describedby={describedBy(id, undefined, hint)}`,
  },
  {
    name: 'error-of-a-select-is-not-tied-to-it',
    file: 'src/ui/fields/SelectField.tsx',
    find: `'aria-describedby': describedBy(id, error, hint),`,
    replace: `'aria-describedby': describedBy(name ?? id, error, hint),`,
  },
  {
    name: 'wrong-field-is-not-said-to-be-invalid',
    file: 'src/ui/fields/core/TextControl.tsx',
    find: `'aria-invalid': error !== undefined,`,
    replace: `'aria-invalid': error !== undefined && text.read() === '',`,
  },
  {
    name: 'slow-answer-for-the-cap-before-fills-the-address',
    sequence: true,
    file: 'src/ui/fields/address/useCapLookup.ts',
    find: `      if (!wanted) return;
`,
    replace: '',
    and: [
      {
        file: 'src/ui/fields/address/useCapLookup.ts',
        find: `    let wanted = true;
`,
        replace: '',
      },
      {
        file: 'src/ui/fields/address/useCapLookup.ts',
        find: `    lookupCap(cap).then(answered, () => answered(undefined));
    return () => {
      wanted = false;
    };`,
        replace: `    lookupCap(cap).then(answered, () => answered(undefined));`,
      },
    ],
  },
  {
    name: 'chosen-city-keeps-the-wrong-province',
    sequence: true,
    file: 'src/ui/fields/address/CityField.tsx',
    find: `locality?.provincia ?? sharedProvince(list.current));`,
    replace: `list.current[0]?.provincia ?? '');`,
  },
  {
    name: 'older-judgement-wins-over-the-newer',
    sequence: true,
    file: 'src/ui/form/validation.ts',
    find: `return last.current === own ? result : ((await last.current) as Result);`,
    replace: `return result;`,
  },
  {
    name: 'last-typed-values-are-lost-when-the-form-goes',
    sequence: true,
    file: 'src/ui/form/ValuesWatcher.tsx',
    find: `  useEffect(() => tell, [tell]);
`,
    replace: '',
  },
  {
    name: 'second-submit-while-busy',
    sequence: true,
    file: 'src/ui/form/FormBody.tsx',
    find: `if (!busy && !isSubmitting) whenSettled(() => void submitForm());`,
    replace: `if (!isSubmitting) whenSettled(() => void submitForm());`,
    and: [
      {
        file: 'src/ui/form/StepForm.tsx',
        find: `    if (!busy) await onSubmit(`,
        replace: `    await onSubmit(`,
      },
    ],
  },
  {
    name: 'error-of-the-service-stays-after-an-edit',
    sequence: true,
    file: 'src/ui/form/StepForm.tsx',
    find: `        changeStatus((now) => withoutServerError(now, name));
`,
    replace: '',
    and: [
      {
        file: 'src/ui/form/StepForm.tsx',
        find: `import { type ErrorTree, type FormStatus, withoutServerError } from`,
        replace: `import { type ErrorTree, type FormStatus } from`,
      },
    ],
  },
  {
    name: 'required-box-is-not-said-to-be-required',
    file: 'src/ui/fields/CheckboxField.tsx',
    find: `'aria-required': !optional || undefined,`,
    replace: `'aria-required': undefined,`,
  },
  {
    name: 'select-left-empty-is-not-judged',
    file: 'src/ui/fields/SelectField.tsx',
    find: `        onBlur={() => props.onCommit()}
`,
    replace: '',
  },
  {
    name: 'error-list-counts-messages-that-have-no-field',
    file: 'src/ui/shell/ErrorList.tsx',
    find: `return fields === 1 ? uiCopy.errorList.one`,
    replace: `return items.length === 1 ? uiCopy.errorList.one`,
  },
];
