import type { RootState } from './root';

/** The Swedish locale writes a date as yyyy-MM-dd. */
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });

/** The service's date, yyyy-MM-dd, by which all dates are judged; the browser's if the service sends none. */
export const selectToday = (state: RootState): string => state.session.product?.today || today();
