export const emails = [
  // RFC 5322, appendix A.
  'jdoe@machine.example', 'mary@example.net', 'john.q.public@example.com', 'mary@x.test', 'jdoe@example.org', 'one@y.test', 'boss@nil.test', 'sysservices@example.net',
  'pete@silly.test', 'smith@home.example',
  // RFC 3696, section 3, without quotes.
  'user+mailbox@example.com', 'customer/department=shipping@example.com', '$A12345@example.com', '!def!xyz%abc@example.com', '_somename@example.com',
  // Certified and plain addresses that offices publish: AVEPA, AGCM, Agenzia delle Entrate-Riscossione.
  'protocollo@cert.avepa.it', 'organismo.pagatore@avepa.it', 'protocollo.agcm@pec.agcm.it', 'protocollo@pec.agenziariscossione.gov.it',
  // INPS, two offices' (as prestitosia.it lists them).
  'dc.pensioni@postacert.inps.gov.it', 'direzione.coordinamentometropolitano.roma@postacert.inps.gov.it',
  // RFC 5321: 64 characters before the @; RFC 5891: punycode.
  `${'a'.repeat(64)}@example.com`, 'info@xn--citt-1na.it', 'info@example.xn--p1ai', "o'neil@example.com",
  // As they are typed, dictated and pasted.
  ' Mario.Rossi@Example.COM ', 'mailto:jdoe@example.org', 'John Doe <jdoe@example.org>', 'jdoe@example.org.', 'jdoe@example.org;', 'jdoe @ example. org', 'jdoe＠example.org', 'mario@città.it', 'Info@Пример.рф',
  'jdoe@exam\u00adple.org\u200b', 'o’neil@example.com',
] as const; // prettier-ignore

export const noEmails = [
  'jdoe', 'jdoe@', '@example.com', 'jdoe@example', 'john doe@example.com', 'jdoe@example..com', 'jdoe.@example.com', '.jdoe@example.com', 'j..doe@example.com', 'jdoe@-example.com',
  'jdoe@example-.com', 'jdoe@example.c', 'jdoe@example.com,mary@example.net', 'jdoe@@example.com', 'jdoe@exa_mple.com', 'jdoe@192.168.0.1', 'jdoe@[192.168.0.1]',
  // RFC 3696: right by the letter, with quotes or backslashes that no provider here gives out.
  '"Abc@def"@example.com', 'Abc\\@def@example.com', '"Fred Bloggs"@example.com', 'josé@example.com', 'mario@città', 'mario@-città.it', '李@example.com', `${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(130)}it`, 'http://example.com', '<jdoe>',
] as const; // prettier-ignore

/**
 * AGCOM, Piano di numerazione (delibera 8/15/CIR): 3 for mobiles; operators' prefixes as
 * telefonini.com lists them. The number of the example, 312 345 6789, is libphonenumber's for Italy;
 * lengths 9 and 10 are its possible ones.
 */
export const mobiles = [
  '3123456789', '312345678', '3201234567', '3281234567', '3301234567', '3331234567', '333123456', '3391234567', '3401234567', '3481234567', '3501234567', '3513123456', '3661234567', '3701234567',
  '3755123456', '3801234567', '3891234567', '3901234567', '3911234567', '3921234567', '3931234567',
  // As they are typed and pasted.
  '+39 333 123 4567', '0039 333 1234567', '39 3331234567', '(+39) 333/1234567', '333-123.45.67', 'tel:+393331234567', 'Tel. 333 1234567', '３３３１２３４５６７', '\u202a+39 333 1234567\u202c',
  '393 1234567', '+39 393 1234567', '39 393 1234567',
] as const; // prettier-ignore

export const noMobiles = [
  '33312345', '33312345678', '3931234567890', '333 12345', '333123456a', 'trecento', '+41 79 123 45 67', '0041791234567', '+1 555 0123456', '333,1234567', '3331234567;3201234567', '333123456O', '٣٣٣١٢٣٤٥٦٧',
  '3', '112', '+39 1', '-1', '333*1234567', '#3331234567', '333 1234567 int. 2',
] as const; // prettier-ignore

/**
 * Landlines of 6 to 11 digits, mobiles and free numbers: the examples of libphonenumber's Italian metadata;
 * INPS's 803164, 06164164 and 0659051 (as prestitosia.it lists them); a school's of Verona
 * (github.com/LorisOppia/app_farmacie, scuole.json).
 */
export const businessPhones = [
  '803164', '06164164', '0659051', '0212345678', '0123456789', '01234567890', '3123456789', '312345678', '800123456', '892123', '045953985',
  '06 164164', '06 59051', '+39 06 164164', '+39 02 12345678', '0039 02 12345678', '39 02 12345678', '02/12345678', '(02) 12345678', '02-1234.5678', 'Tel: 02 12345678', '０２１２３４５６７８', '045/953985',
] as const; // prettier-ignore

export const noBusinessPhones = [
  '12345', '0', '112', '117', '012345678901', '0123456789012', '02 12345678 int. 3', '02ABCDEF', '+41 91 8141111', '+33 1 42 92 81 00', '02,12345678', '0212345678/79 80', 'centralino', '-1', '*06', '02#123456',
  '٠٦٩٧٦١٧', '+39 1', '02 12345678; 02 12345679', '½0212345',
] as const; // prettier-ignore
