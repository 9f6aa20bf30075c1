const SHOWN = 3;

/** Shows only the last digits of a phone number: '3331234567' → '*******567'. */
export const maskPhone = (phone: string): string =>
  phone.length <= SHOWN
    ? '*'.repeat(phone.length)
    : `${'*'.repeat(phone.length - SHOWN)}${phone.slice(-SHOWN)}`;

/** Shows only the first letter of an e-mail address: 'mario@example.it' → 'm***@***'. */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}***@***`;
