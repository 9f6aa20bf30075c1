/**
 * Identity card: «C<lettera> five digits two letters, for instance CA00000AA» (Ministero dell'Interno,
 * cartaidentita.interno.gov.it, as tpi.it of 2018-12-31 quotes it); paper, CIE 2.0 and CIE 3.0 in
 * github.com/microsoft/presidio, test_it_identity_card_recognizer.py at 0a9506f. Passport and licence:
 * test_it_passport_recognizer.py at 524ca8e, test_it_driver_license_recognizer.py at 01f754a («U1» and the
 * letters of issue #1555). Permit: decree in Gazzetta Ufficiale 22 of 2010-01-28, annex A: «una lettera fissa
 * (I) + otto caratteri numerici (I12345678)». The rest of each row are the same in other cases and
 * separators, and each format's limits.
 */
export const documentNumbers: Readonly<
  Record<string, { readonly accepted: readonly string[]; readonly refused: readonly string[] }>
> = {
  "Carta d'identita": {
    accepted: [
      'CA00000AA', 'AA1234567', 'aa 1234567', '1234567Aa', 'AA12345aa', 'ca00000aa', 'CA 00000 AA', 'CA-00000-AA', 'C A 0 0 0 0 0 A A', 'CA/00000/AA', 'ＣＡ０００００ＡＡ', 'CA00000AA ',
      '\u200eCA00000AA', 'CZ99999ZZ', 'AX0000001', 'AY 9999999', '0000000AA', '9999999 ZZ', 'AR1234567', 'CA.00000.AA',
      'n. CA00000AA', 'C.I. CA00000AA', 'CI00000AA', 'CI 00000 AA', 'CI1234567',
    ],
    refused: [
      'CA0000AA', 'CA000000AA', 'C100000AA', 'CAO0000AA', 'CA00000A', 'CA00000A1', 'CA00000', 'AA123456', 'AA12345678', 'A1234567', 'AAA123456', '123456AA', '12345678A', '12345678AA', '123456789', 'AAAAAAAAA',
      'CA00000AA!', 'CÀ00000AA', 'CA٠٠٠٠٠AA', 'n. CA0000AA', 'scade CA00000AA',
    ],
  },
  Passaporto: {
    accepted: [
      'AA1234567', 'aa7654321', 'YA1234567', 'YB 1234567', 'ya-0000001', 'YA0000000', 'YC9999999', 'AA 0000000', 'YA.123.4567', 'ＹＡ１２３４５６７', ' YA1234567 ', 'YA\u00a01234567', 'YA1234567\u200b', 'ZZ1111111',
      'YA 123 4567', 'YA/1234567', 'Ya1234567', 'yA1234567', 'KK1234567', 'BA1234567', 'n° YA1234567', 'Passaporto YA1234567', 'NR1234567',
    ],
    refused: [
      'Y1234567', 'YA123456', 'YA12345678', '1234567YA', 'YAA123456', 'Y12345678', '123456789', 'YA12345AA', 'YAO234567', 'YA123456A', 'YA', 'CA00000AA', 'U1H00B000C', 'YÀ1234567', 'YA1234567X', 'YA#1234567', 'n° YA123456',
      'YA12345 6', 'ABCDEFGHI', 'YA١٢٣٤٥٦٧',
    ],
  },
  'Patente di guida': {
    accepted: [
      'AA0123456B', 'U1H00B000C', 'U1K711J11M', 'aa0123456b', 'u1k711j11m', 'AA 0123456 B', 'U1 K711J11 M', 'MI1234567X', 'RM0000000A', 'NA9999999Z', 'TO 7654321 K', 'U1A000000A', 'U1ABCDEFGH', 'U10000000A', 'U1Z99Z999K',
      'U1-A000000-A', ' U1A000000A ', 'Ｕ１Ａ００００００Ａ', 'U1A000000A\u200e', 'BZ.1234567.T',
    ],
    refused: [
      '990123456B', 'AA0123456', 'AA012345B', 'AA01234567B', 'AA0123456BB', 'AA01234567', 'A0123456B', 'AAA123456B', 'U2A123456B', 'U1A1234567', 'U1A12345B', 'U1A1234567B', 'U1', 'M11234567X', 'UIA123456B', 'AA01234S6B', 'YA1234567',
      'CA00000AA', 'U1A12*456B', 'patente',
    ],
  },
  PS: {
    accepted: [
      'I12345678', 'i12345678', 'I 12345678', 'I-12345678', 'I12345', 'I123456', 'I1234567', 'I123456789', 'AB12CD34EF', '12345A', 'A12345', '123456789X', 'ABCDE1', '1ABCDE', 'A1B2C3', 'Ｉ１２３４５６７８', ' I12345678 ', 'I12345678\u200b',
      'I.123.456.78', 'I/12345678', 'ABCDEFGHI1',
    ],
    refused: [
      'I1234', '12345', '123456', '1234567', '1234567890', 'ABCDEF', 'ABCDEFGHIJ', 'I1234567890', 'AB12CD34EFG', 'A1-B*3', 'I1234567!', 'I12345678,', 'À12345', 'I', '1', 'I١٢٣٤٥٦٧', 'permesso', '-----1', 'I 1 2 3', 'I+12345678',
    ],
  },
}; // prettier-ignore

/**
 * Municipalities of today and of yesterday (ISTAT's list, as npm italian-cap-comuni-province
 * has it), as people write them.
 */
export const issueCities = [
  'Roma', 'ROMA', "L'Aquila", 'L’Aquila', 'Reggio nell`Emilia', "Reggio nell'Emilia", 'Presicce-Acquarica', 'Bolzano/Bozen', 'San Donà di Piave', "San Dona' di Piave", 'Forlì', "Sant'Agata de' Goti", 'Vö', 'Châtillon',
  'Rhêmes-Saint-Georges', "Cortina d'Ampezzo", 'Sannazzaro de’ Burgondi', 'Corigliano-Rossano', 'Corigliano–Rossano', 'Ala', 'San Giovanni in Persiceto', ' Milano ', 'San  Marino', 'Lu e Cuccaro Monferrato', 'Ne',
] as const; // prettier-ignore
export const noIssueCities = [
  'Roma 1', 'Roma.', 'Roma (RM)', 'Roma, RM', 'Bolzano/', 'Roma/1', '00184', 'C.U.O. 2', 'Roma!', '<Roma>', '123', "-'", '`', '-', 'Roma & Milano', 'Roma; Milano', 'Roma_Nord', 'Москва', '東京', 'Roma 😀', 'Mi@Tomorrow', '"Roma"', 'Roma\\',
] as const; // prettier-ignore
