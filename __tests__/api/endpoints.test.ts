import '../../src/api/contact';
import '../../src/api/customer';
import { emptyApi } from '../../src/api/emptyApi';
import '../../src/api/invitations';
import '../../src/api/lookups';
import '../../src/api/onboarding';
import '../../src/api/paperwork';
import '../../src/api/questionnaire';
import '../../src/api/support';
import '../../src/api/uploads';
import '../../src/api/validation';
import { endpointNames } from '../../src/contract/endpoints';

const api = emptyApi as unknown as Record<string, unknown> & { endpoints: Record<string, { name: string }> };

describe('the API', () => {
  it('has every endpoint of the table, and no other', () => {
    expect(Object.keys(api.endpoints).sort()).toEqual([...endpointNames].sort());
  });

  it('gives hooks to the endpoints that were there before the hooks, and to those after', () => {
    expect(api.useConfermaEmailMutation).toBeInstanceOf(Function);
    expect(api.useProvinceQuery).toBeInstanceOf(Function);
    expect(api.useProductInfoQuery).toBeInstanceOf(Function);
  });

  it('makes no query of a call with personal data, whose cache key is its plain arguments', () => {
    const queries = Object.keys(api).flatMap((name) => /^use(?!Lazy)(\w+)Query$/.exec(name)?.[1] ?? []);
    expect(queries.sort()).toEqual([
      'AttivitaPerSettore',
      'Cittadinanze',
      'Comuni',
      'DocumentPreview',
      'ProductInfo',
      'Province',
      'SettoriAziende',
      'TipiSocieta',
    ]);
  });
});
