/**
 * github.com/arthurdejong/python-stdnum, tests/test_it_codicefiscale.doctest at 1ac00a0: «a number of tax
 * codes that have been found online».
 */
export const taxCodes = [
  'MRTNTN23M02D969P', 'RCCMNL83S18D969H', 'MRSMSR81D60Z611H', 'CNTCHR83T41D969D', 'FOXDRA26C24H872Y', 'MAILCU91A25F839D', 'RCDLSN84S16D969Z',
  'BNCSFN85T58G702W',
  // The same with omocodia, in one place and in all.
  'RSSMRA45C12F205C', 'RSSMRA45C12F20RX', 'RSSMRA45C12F2L5N', 'RSSMRA45C12F2LRI', 'RSSMRAQRCMNFNLRG',
  // github.com/microsoft/presidio, test_it_fiscal_code_recognizer.py at 1cd6517.
  'AAAAAA00B11C333Y', 'AAAAAA00B11C333N',
  // As they are typed and pasted.
  'rccmnl83s18d969h', ' RCC MNL 83S18 D969H ', 'RCCMNL-83S18-D969H', 'CF: RCCMNL83S18D969H', 'Codice fiscale RCCMNL83S18D969H', 'C.F. RCCMNL83S18D969H',
  'ＲＣＣＭＮＬ８３Ｓ１８Ｄ９６９Ｈ', '\u200eRCCMNL83S18D969H\u00a0',
] as const; // prettier-ignore

export const noTaxCodes = [
  // stdnum: «the first 'I' shouldn't be there»; presidio: digits among the names. The check digit and the
  // date are the service's to judge.
  'CSTNGL22I10D086', 'A55AAA00B11C333N', 'MRTNTN23M02D969', 'MRTNTN23M02D969PP', 'MRTNTN2302D969P', '1RTNTN23M02D969P', 'MRTNT023M02D969P', 'MRTNTN23102D969P',
  'MRTNTN23M021969P', 'MRTNTN23M02D9691', 'MRTNTN23M02D96ÀP', 'MRTNTN23M02D96*P', 'MRTNTN 23M02', '00743110157', '0123456789012345', 'codice fiscale',
  'MRTNTN23M02D969P RCCMNL83S18D969H', 'RSSMRA45C12F205', 'M', 'MRTNTN23M02D969P\nX',
] as const; // prettier-ignore

/**
 * github.com/arthurdejong/python-stdnum, tests/test_eu_vat.doctest at 0427b01: «have been found
 * online and should all be valid».
 */
export const vatNumbersAsWritten = [
  'IT - 01404480202', 'IT 0 0 6 1 8 2 8 0 4 9 9', 'IT 00 595 000 217', 'IT 00118439991', 'IT 12920760159', 'IT-01626160210', 'IT00743110157', 'IT: 02331250163',
  // The same as Italians paste them.
  '00743110157', '0074311 0157', '00743110157 ', 'P.IVA 00743110157', 'P. IVA: 00743110157', 'p.i. 00743110157', 'Partita IVA IT00743110157', '００７４３１１０１５７',
] as const; // prettier-ignore

export const noVatNumbers = [
  // stdnum, of the module itself: an invalid check digit.
  '00743110158', '0074311015', '007431101577', '00000000000', '0074311015a', 'ITA00743110157', 'FR00743110157', 'IT', 'P.IVA', '--1', 'RCCMNL83S18D969H', '00743110157/2',
  '00743110157 00743110157', '0O743110157', '+00743110157', '00743110175', '07043110157', '1', 'zero', '٠٠٧٤٣١١٠١٥٧',
] as const; // prettier-ignore

/**
 * CAPs of the rows of pharmacies.ts, of Verona's (github.com/LorisOppia/app_farmacie) and of npm
 * italian-cap-comuni-province; and as they are typed.
 */
export const caps = [
  '10123', '10100', '00184', '00100', '98168', '37123', '39100', '07030', '09010', '12071', '18025', ' 20121 ', '20 121', '２０１２１', '201\u200b21',
] as const; // prettier-ignore

export const noCaps = [
  '0018', '001844', '0018a', 'I-00184', 'Roma', '00184 Roma', '1', '123456789', '0018O', '+00184', '00,184', '00184;', '#00184', '--1', '٠٠١٨٤', '½0184', '0018４5', 'N/D', '00184 00185', '[00184',
] as const; // prettier-ignore

/** Any six digits: the spec's 5.2. Pasted whole messages are the form's to read (text.test.ts). */
export const oneTimeCodes = [
  '000000', '000001', '012345', '123456', '999999', '100000', '090909',
] as const; // prettier-ignore
export const noOneTimeCodes = [
  '12345', '1234567', '12345a', 'abcdef', '12 345', '123-456', '１２３４５６', '12345６', '+12345', '-12345', '1e5000', '0x1234', '123.45', '12,345', '٠١٢٣٤٥', '½12345', '12345\u200b', '\n12345', '0', '123 456',
] as const; // prettier-ignore
