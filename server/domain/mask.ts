const SHOWN = 3;

export const maskPhone = (phone: string): string =>
  phone.length <= SHOWN
    ? '*'.repeat(phone.length)
    : `${'*'.repeat(phone.length - SHOWN)}${phone.slice(-SHOWN)}`;

export const maskEmail = (email: string): string => `${email.slice(0, 1)}***@***`;
