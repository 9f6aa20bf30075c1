import type { Municipality } from '../../../src/contract/wire';
import { testService, type TestClient } from '../support';

const service = testService();
let client: TestClient;
beforeAll(() => {
  client = service.client();
});

const places = async (sigla: string) => (await client.call('comuni', { sigla })).data;
const named = (list: readonly Municipality[], comune: string) =>
  list.filter((place) => place.comune === comune);

describe('look-ups', () => {
  it('[R7.2-05] [R3.5-02] [R9-03] list the provinces without VS, those of before 1947 and abroad included', async () => {
    const { data } = await client.call('province', { nome: '' });
    const siglas = data.map(({ sigla }) => sigla);
    expect(siglas).toEqual(expect.arrayContaining(['MI', 'RM', 'EE', 'FU']));
    expect(siglas).not.toContain('VS');
    expect(data.find(({ sigla }) => sigla === 'OT')?.altri).toContain('Olbia');
    expect((await client.call('province', { nome: 'mil' })).data).toEqual([{ nome: 'Milano', sigla: 'MI' }]);
  });

  it('[R7.2-04] [R3.5-02] [R9-03] list the municipalities with cadastral code, province and validity', async () => {
    const milan = await places('MI');
    expect(named(milan, 'Monza')).toEqual([{ comune: 'Monza', codice: 'F704', provincia: 'MB' }]);
    expect(milan.some(({ al }) => al !== undefined)).toBe(true);
    expect(await places('mi')).toEqual(milan);
    expect([await places('XX'), await places('VS')]).toEqual([[], []]);
  });

  it('[R7.2-06] [R3.5-02] [R9-03] list the citizenships, Italy first, with other words for them', async () => {
    const { data } = await client.call('cittadinanze');
    expect(data[0]?.key).toBe('IT');
    const words = data.find(({ key }) => key === 'GB')?.altri;
    expect(words).toEqual(expect.arrayContaining(['UK', 'Inghilterra']));
  });

  it("[R7.2-07] [R3.5-02] list the localities of a CAP, each with its province, else say 'CAP non valido'", async () => {
    const milan = [{ provincia: 'MI', localita: 'Milano' }];
    expect((await client.call('dettagliCap', { capCode: '20121' })).data).toEqual(milan);
    for (const capCode of ['20100', '', 'abcde', '__proto__'])
      expect(await client.call('dettagliCap', { capCode })).toMatchObject({
        status: 'bad_request',
        message: 'CAP non valido',
      });
  });

  it('[R7.2-03] [R3.5-02] list the business types, each id##description', async () => {
    const types = (await client.call('tipiSocieta', { value: '1048' })).data;
    expect(types[0]?.value).toBe('1##Ditta individuale');
  });

  it('[R7.2-01] [R7.2-02] list the sectors of a business type, and the ATECO classes of a sector', async () => {
    const sectors = (await client.call('settoriAziende', { idSocieta: '1', idSoggetto: '1048' })).data;
    expect(sectors).toHaveLength(22);
    const software = sectors.find(({ value }) => /programmazione|informatic/i.test(value));
    const classes = (await client.call('attivitaPerSettore', { value: software?.key ?? '' })).data;
    expect(classes.map(({ key }) => key)).toContain('62.10');
    expect((await client.call('attivitaPerSettore', { value: 'nothing' })).data).toEqual([]);
  });
});
