import type { Municipality } from '../../../src/contract/wire';
import { testService, type TestClient } from '../support';

const service = testService();
let client: TestClient;
beforeAll(async () => {
  client = service.client();
});

const places = async (sigla: string) => (await client.call('comuni', { sigla })).data;
const named = (list: readonly Municipality[], comune: string) =>
  list.filter((place) => place.comune === comune);

describe('look-ups', () => {
  it('[R7.2-05] [R3.5-02] lists the provinces without VS, those of before 1947 and abroad included', async () => {
    const { data } = await client.call('province', { nome: '' });
    const siglas = data.map(({ sigla }) => sigla);
    expect(siglas).toEqual(expect.arrayContaining(['MI', 'RM', 'EE', 'FU']));
    expect(siglas).not.toContain('VS');
    expect(data.find(({ sigla }) => sigla === 'FC')?.nome).toMatch(/Forl/);
    expect((await client.call('province', { nome: 'mil' })).data).toEqual([{ nome: 'Milano', sigla: 'MI' }]);
  });

  it('[R7.2-04] [R3.5-02] lists the municipalities with cadastral code and validity, the suppressed too', async () => {
    expect(named(await places('MI'), 'Milano')[0]).toMatchObject({ codice: 'F205' });
    const pisa = await places('PI');
    expect(named(pisa, 'San Giuliano Terme')[0]?.codice).toBe('A562');
    expect(pisa.some(({ al }) => al !== undefined)).toBe(true);
    expect(await places('mi')).toEqual(await places('MI'));
    expect(await places('XX')).toEqual([]);
    expect(await places('VS')).toEqual([]);
  });

  it('[R7.2-06] [R3.5-02] lists the citizenships, Italy first', async () => {
    const { data } = await client.call('cittadinanze');
    expect(data[0]?.key).toBe('IT');
    expect(data.length).toBeGreaterThan(190);
  });

  it('[R7.2-07] [R3.5-02] lists the localities of a CAP, each with its province', async () => {
    expect((await client.call('dettagliCap', { capCode: '20121' })).data).toEqual([
      { provincia: 'MI', localita: 'Milano' },
    ]);
    expect((await client.call('dettagliCap', { capCode: '00010' })).data).toHaveLength(11);
    const across = (await client.call('dettagliCap', { capCode: '12071' })).data;
    expect(new Set(across.map(({ provincia }) => provincia)).size).toBeGreaterThan(1);
  });

  it('[R9-03] sends the other words that provinces, places, citizenships and sectors are found by', async () => {
    const provinces = (await client.call('province', { nome: '' })).data;
    expect(provinces.find(({ sigla }) => sigla === 'OT')?.altri).toContain('Olbia');
    expect(named(await places('MI'), 'Monza')).toEqual([
      { comune: 'Monza', codice: 'F704', provincia: 'MB' },
    ]);
    expect(named(await places('CA'), 'Villacidro')[0]?.provincia).toBe('VS');
    const citizenships = (await client.call('cittadinanze')).data;
    expect(citizenships.find(({ key }) => key === 'GB')?.altri).toEqual(
      expect.arrayContaining(['UK', 'Inghilterra']),
    );
    const sectors = (await client.call('settoriAziende', { idSocieta: '1', idSoggetto: '1048' })).data;
    expect(sectors.find(({ key }) => key === 'T')?.altri?.join(' ')).toContain('parrucchieri');
  });

  it("[R7.2-07] refuses an unknown CAP with 'CAP non valido'", async () => {
    for (const capCode of ['20100', '99999', '', 'abcde', '__proto__']) {
      expect(await client.call('dettagliCap', { capCode })).toMatchObject({
        status: 'bad_request',
        message: 'CAP non valido',
      });
    }
  });

  it('[R7.2-03] [R3.5-02] lists business types as id##description', async () => {
    const { data } = await client.call('tipiSocieta', { value: '1048' });
    expect(data[0]?.value).toBe('1##Ditta individuale');
    expect(data.every(({ value }) => /^\d+##.+/.test(value))).toBe(true);
  });

  it('[R7.2-01] [R7.2-02] lists sectors, and the ATECO classes of a sector', async () => {
    const sectors = (await client.call('settoriAziende', { idSocieta: '1', idSoggetto: '1048' })).data;
    expect(sectors).toHaveLength(22);
    const software = sectors.find(({ value }) => /programmazione|informatic/i.test(value));
    const classes = (await client.call('attivitaPerSettore', { value: software?.key ?? '' })).data;
    expect(classes.map(({ key }) => key)).toContain('62.10');
    expect((await client.call('attivitaPerSettore', { value: 'nothing' })).data).toEqual([]);
  });

  it('[R7.2-01] refuses bodies that are not of the form', async () => {
    const hostile = [{ sigla: 7 }, {}, { sigla: 'x'.repeat(101) }];
    for (const payload of hostile) {
      const response = await client.inject({ method: 'POST', url: '/wgt/utils/comuni/ALL', payload });
      expect(response.statusCode).toBe(400);
    }
  });
});
