import { chinaDate } from '@portal/contract';

/** The day of a moment in China, YYYY-MM-DD. @param moment milliseconds since 1970 */
export const dayOf = (moment: number): string => chinaDate(moment);
