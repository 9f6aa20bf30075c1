import { supportHref, supportLinks } from '../../src/state/support';
import { config } from '../flows/support';

const withSupport = (support: string | undefined, more: { supportEmail?: string; supportPhone?: string } = {}) => ({
  ...config,
  links: { ...config.links, support },
  ...more,
}) as typeof config; // prettier-ignore

const [email, phone] = ['aiuto@banca.example', '+39 02 123-4567'];

it('the ways to support are those configured, each once, by their own names', () => {
  const all = withSupport('/aiuto', { supportEmail: email, supportPhone: phone });
  expect(supportLinks(all)).toEqual([
    { label: `Chiama ${phone}`, href: 'tel:+39021234567' },
    { label: email, href: `mailto:${email}` },
    { label: 'Vai all’assistenza', href: '/aiuto' },
  ]);
  const same = withSupport(`mailto:${email}`, { supportEmail: email });
  expect(supportLinks(same)).toEqual([{ label: email, href: `mailto:${email}` }]);
  expect(supportLinks(withSupport('mailto:a@b.it?subject=Conto'))).toMatchObject([{ label: 'a@b.it' }]);
  expect(supportLinks(withSupport('tel:800123456'))).toMatchObject([{ label: 'Chiama 800123456' }]);
});

it('a text leads to the page of support, else to the phone or the mailbox, else nowhere', () => {
  expect(supportHref(withSupport('/aiuto', { supportEmail: email }))).toBe('/aiuto');
  expect(supportHref(withSupport('', { supportEmail: email }))).toBe(`mailto:${email}`);
  for (const none of ['', undefined]) {
    const nothing = withSupport(none, { supportEmail: '', supportPhone: '' });
    expect([supportHref(nothing), supportLinks(nothing)]).toEqual([undefined, []]);
  }
});
