const SHOWN = 3;

/** A phone number with its last digits alone: '3331234567' → '*******567'. */
export const maskPhone = (phone: string): string =>
  phone.length <= SHOWN
    ? '*'.repeat(phone.length)
    : `${'*'.repeat(phone.length - SHOWN)}${phone.slice(-SHOWN)}`;

/** An e-mail address with its first letter alone: 'mario@example.it' → 'm***@***'. */
export const maskEmail = (email: string): string => `${email.slice(0, 1)}***@***`;
