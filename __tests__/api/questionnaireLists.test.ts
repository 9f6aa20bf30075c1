import { questionnaireReaders } from '../../src/api/answers/questionnaire';

const { questionnaireGet: read } = questionnaireReaders;
const countries = [{ value: 'ITALIA' }, { value: 'FRANCIA' }];
const offices = ['Sindaco'];
const lists = (data: unknown) => read(data).data.map(({ values }) => values.map(({ value }) => value));

const wanted = [['ITALIA', 'FRANCIA'], [], [], ['Sindaco'], []];

it.each([
  ['a list', [{ values: countries }, {}, {}, { values: offices }, {}]],
  ['an object by place', { 0: { values: countries }, 3: { values: offices }, 4: { values: [] } }],
  ['an object by place, of bare lists', { 0: countries, 3: offices }],
])('[R3.3-02] the questionnaire’s lists are found in %s', (_, data) => {
  for (const raw of [data, { data }, { status: 'success', data }])
    expect(lists(raw).slice(0, 5)).toEqual(wanted);
});
