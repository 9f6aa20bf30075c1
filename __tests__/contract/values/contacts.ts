export const emails = [
  // RFC 5322, appendix A.
  'jdoe@machine.example', 'mary@example.net', 'john.q.public@example.com', 'mary@x.test', 'jdoe@example.org', 'one@y.test', 'boss@nil.test', 'sysservices@example.net',
  'pete@silly.test', 'smith@home.example',
  // RFC 3696, section 3, without quotes.
  'user+mailbox@example.com', 'customer/department=shipping@example.com', '$A12345@example.com', '!def!xyz%abc@example.com', '_somename@example.com',
  // Certified and plain addresses that offices publish: AVEPA, AGCM, Agenzia delle Entrate-Riscossione.
  'protocollo@cert.avepa.it', 'organismo.pagatore@avepa.it', 'protocollo.agcm@pec.agcm.it', 'protocollo@pec.agenziariscossione.gov.it',
  // RFC 5321: 64 characters before the @; RFC 5891: punycode.
  `${'a'.repeat(64)}@example.com`, 'info@xn--citt-1na.it', 'info@example.xn--p1ai', "o'neil@example.com",
  // As they are typed, dictated and pasted.
  ' Mario.Rossi@Example.COM ', 'mailto:jdoe@example.org', 'John Doe <jdoe@example.org>', 'jdoe@example.org.', 'jdoe@example.org;', 'jdoe @ example. org', 'jdoe＠example.org',
  'jdoe@exam\u00adple.org\u200b', 'o’neil@example.com',
] as const; // prettier-ignore

export const noEmails = [
  'jdoe', 'jdoe@', '@example.com', 'jdoe@example', 'john doe@example.com', 'jdoe@example..com', 'jdoe.@example.com', '.jdoe@example.com', 'j..doe@example.com', 'jdoe@-example.com',
  'jdoe@example-.com', 'jdoe@example.c', 'jdoe@example.com,mary@example.net', 'jdoe@@example.com', 'jdoe@exa_mple.com', 'jdoe@192.168.0.1', 'jdoe@[192.168.0.1]',
  // RFC 3696: right by the letter, with quotes or backslashes that no provider here gives out.
  '"Abc@def"@example.com', 'Abc\\@def@example.com', '"Fred Bloggs"@example.com', 'josé@example.com', 'mario@città.it', '李@example.com', `${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(130)}it`, 'http://example.com', '<jdoe>',
] as const; // prettier-ignore

/**
 * AGCOM, Piano di numerazione (delibera 8/15/CIR): 3 for mobiles; operators' prefixes as telefonini.com lists them. The number of the
 * example, 312 345 6789, is libphonenumber's for Italy; lengths 9 and 10 are its possible ones.
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
 * Landlines of 6 to 11 digits and mobiles, as libphonenumber's Italian metadata has them; published numbers of offices: Comune di
 * Roma 060606, Agenzia delle Entrate 800909696 and 0697617689, INPS 06164164, ISTAT 0646731, Quirinale 0646991.
 */
export const businessPhones = [
  '060606', '800909696', '0697617689', '06164164', '0646731', '0646991', '0212345678', '0123456789', '01234567890', '3123456789', '800123456', '892123',
  '06 97617689', '+39 06 97617689', '0039 06 97617689', '39 06 97617689', '06/97617689', '(06) 97617689', '06-9761.7689', 'Tel: 06 97617689', '０６９７６１７６８９', '055 27681', '045/953985',
] as const; // prettier-ignore

export const noBusinessPhones = [
  '12345', '0', '112', '117', '012345678901', '0123456789012', '06 97617689 int. 3', '06ABCDEF', '+41 91 8141111', '+33 1 42 92 81 00', '06,97617689', '0697617689/90 91', 'centralino', '-1', '*06', '06#123456',
  '٠٦٩٧٦١٧', '+39 1', '06 97617689; 06 97617690', '½0697617',
] as const; // prettier-ignore
