/** Groups a mobile number as Italians write it: '3331234567' is '333 123 4567'. */
export const groupDigits = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3');
