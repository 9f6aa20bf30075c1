import { allCaps, capLocalities } from '../../../server/data/caps';
import { allPlaces, municipalities, placeByCode, provinces, type Place } from '../../../server/data/places';

const italian = [...allPlaces()].filter(({ sigla }) => sigla !== 'EE');
const livedOn = (day: string): Place[] => italian.filter(({ dal = '', al = '9' }) => dal <= day && day < al);
const countOf = (siglas: string, day: string): number =>
  livedOn(day).filter(({ sigla }) => siglas.split(' ').includes(sigla)).length;

const SARDINIA = 'CA CI NU OG OR OT SS VS';
const SICILY = 'AG CL CT EN ME PA RG SR TP';
const CAMPANIA = 'AV BN CE NA SA';

describe('municipalities of each day, by the first and last days of the table', () => {
  it.each([
    ['2011-10-09', 8092, 'ISTAT, census of 2011'],
    ['2016-04-24', 7999, 'ISTAT, Annuario statistico 2016 (askanews, 29 December 2016)'],
    ['2017-05-05', 7978, 'ISTAT, codes of 30 June 2017 (servizidemografici.com)'],
    ['2018-01-01', 7960, 'ISTAT, codes of 1 January 2018 (lentepubblica.it)'],
    ['2021-02-20', 7904, 'ISTAT, codes of 12 August 2022 (lapostadelsindaco.it)'],
    ['2023-01-01', 7901, 'ISTAT, codes of 31 October 2023 (servizidemografici.com)'],
    ['2024-01-22', 7896, 'ISTAT, codes of 10 April 2024 (servizidemografici.com)'],
    ['2026-08-21', 7894, 'ISTAT, as in italian-cap-comuni-province 1.1.1 of 21 August 2026'],
  ])('[R7.2-04] are on %s the %i of the official count: %s', (day, total) => {
    expect(livedOn(day)).toHaveLength(total);
  });

  it('[R2.4-02] were founded and suppressed as ISTAT counts them for 2016, the year of most mergers', () => {
    // Municipal balance 1991-2023, Corriere del Mezzogiorno, 9 July 2023.
    expect(italian.filter(({ dal }) => dal?.startsWith('2016'))).toHaveLength(27);
    expect(italian.filter(({ al }) => al?.startsWith('2016'))).toHaveLength(75);
  });

  it('[R7.2-04] are as many in the regions as ISTAT counts', () => {
    // The same: the two large islands in 2023, Campania in 2023. Sardinia: comuni-italiani.it.
    expect(countOf(`${SICILY} ${SARDINIA}`, '2023-01-01')).toBe(768);
    expect(countOf(CAMPANIA, '2023-01-01')).toBe(550);
    expect(countOf(SARDINIA, '2026-08-21')).toBe(377);
  });

  it('[R7.2-04] were as many in each province in 2021 as ISTAT counted', () => {
    // 'Provinces of Italy', English Wikipedia after ISTAT, 2021 (with
    // Misiliscemi, and Montecopiolo in Rimini).
    const counted =
      'AG43 AL187 AN47 AO74 AP33 AQ108 AR36 AT118 AV118 BA41 BG243 BI74 BL61 BN78 BO55 BR20 BS205 BT10 BZ116 CB84 ' +
      'CE104 CH104 CL22 CN247 CO148 CR113 CS150 CT58 CZ80 EN20 FC30 FE21 FG61 FI41 FM40 FR91 GE67 GO25 GR28 IM66 ' +
      'IS52 KR27 LC84 LE96 LI19 LO60 LT33 LU33 MB55 MC55 ME108 MI133 MN64 MO47 MS17 MT31 NA92 NO87 PA82 PC46 PD102 ' +
      'PE46 PG59 PI37 PN50 PO7 PR44 PT20 PU50 PV186 PZ100 RA18 RC97 RE42 RG12 RI73 RM121 RN27 RO50 SA158 SI35 SO77 ' +
      'SP32 SR21 SV69 TA29 TE47 TN166 TO312 TP25 TR33 TS6 TV94 UD134 VA138 VB74 VC82 VE44 VI114 VR98 VT60 VV50';
    const ours = provinces()
      .map(({ sigla }) => sigla)
      .filter((sigla) => !SARDINIA.includes(sigla))
      .sort()
      .map((sigla) => `${sigla}${countOf(sigla, '2021-06-30')}`);
    expect(ours.join(' ')).toBe(counted);
  });

  it('[R7.2-05] make up 110 provinces, eight of them in Sardinia', () => {
    // Regional law of Sardinia no. 7 of 12 April 2021; ISTAT, as in the package of 21 August 2026.
    expect(provinces()).toHaveLength(110);
    const counted = SARDINIA.split(' ').map((sigla) => `${sigla}${municipalities(sigla).length}`);
    expect(counted.join(' ')).toBe('CA70 CI24 NU53 OG23 OR87 OT26 SS66 VS28');
  });
});

describe('cadastral codes', () => {
  it('[R2.4-02] are given by alphabet up to Zuri, then by date: it.wikipedia.org, «Codice catastale»', () => {
    const [first, last, ...later] = ['A001', 'M206', 'M207', 'M208'].map(placeByCode);
    expect([first?.comune, last?.comune]).toEqual(['Abano Terme', 'Zuri']);
    expect(later).toMatchObject([
      { comune: 'Lariano', dal: '1967-10-15' },
      { comune: 'Lamezia Terme', dal: '1968-11-28' },
    ]);
  });

  it('[R2.4-02] are those of foreign states, by continent, those of the past too', () => {
    // Agenzia delle Entrate, codes of foreign states; ANPR, 'Stati esteri'.
    const states =
      'Z103 Belgio,Z105 Cecoslovacchia,Z110 Francia,Z111 Repubblica Democratica Tedesca,Z112 Germania,Z114 Regno Unito,' +
      'Z118 Jugoslavia,Z129 Romania,Z133 Svizzera,Z135 Unione Sovietica,Z138 Ucraina,Z149 Croazia,Z154 Russia,' +
      'Z157 Serbia e Montenegro,Z210 Cina,Z222 India,Z250 Yemen del Sud,Z301 Algeria,Z330 Marocco,Z336 Egitto,' +
      "Z350 Tanganica,Z404 Stati Uniti d'America,Z600 Argentina,Z602 Brasile,Z605 Ecuador,Z611 Perù,Z700 Australia";
    for (const state of states.split(',')) {
      const codice = state.slice(0, 4);
      expect(`${codice} ${placeByCode(codice)?.comune}`).toBe(state);
    }
  });
});

describe('CAPs', () => {
  const capsOf = new Map<string, string[]>();
  for (const cap of allCaps()) {
    for (const { localita, provincia } of capLocalities(cap)) {
      const name = `${localita} ${provincia}`;
      capsOf.set(name, [...(capsOf.get(name) ?? []), cap]);
    }
  }

  it('[R7.2-07] are by zone in the 27 towns that Poste Italiane divides, whose general CAP is no more', () => {
    // Poste Italiane, reorganisation of 2006 (Portale nazionale del cittadino, on girofvg.com).
    const towns =
      'Ancona AN,Bari BA,Bergamo BG,Bologna BO,Brescia BS,Cagliari CA,Catania CT,Firenze FI,Genova GE,La Spezia SP,' +
      'Livorno LI,Messina ME,Milano MI,Napoli NA,Padova PD,Palermo PA,Perugia PG,Pescara PE,Pisa PI,' +
      'Reggio di Calabria RC,Roma RM,Salerno SA,Torino TO,Trieste TS,Venezia VE,Verbania VB,Verona VR';
    for (const town of towns.split(',')) {
      const caps = capsOf.get(town) ?? [];
      expect([town, caps.length > 1, caps.filter((cap) => cap.endsWith('00'))]).toEqual([town, true, []]);
    }
  });

  it('[R7.2-07] of merged municipalities are those that Poste Italiane published in 2019', () => {
    // 17 June (anci.piemonte.it) and 19 July (tgposte.poste.it).
    const merged =
      '15037 Lu e Cuccaro Monferrato,13854 Quaregna Cerreto,13835 Valdilana,12058 Santo Stefano Belbo,10039 Val di Chy,10089 Valchiusa';
    for (const town of merged.split(','))
      expect(capLocalities(town.slice(0, 5)).map(({ localita }) => localita)).toContain(town.slice(6));
  });

  it('[R7.2-07] are there for every municipality of today', () => {
    for (const { sigla } of provinces()) {
      for (const { comune } of municipalities(sigla)) {
        expect([comune, sigla, capsOf.has(`${comune} ${sigla}`)]).toEqual([comune, sigla, true]);
      }
    }
  });

  it('[R7.2-07] of VS name VS, though the list of provinces leaves it out', () => {
    expect(capLocalities('09039')).toContainEqual({ provincia: 'VS', localita: 'Villacidro' });
  });
});
