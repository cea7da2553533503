/** A day YYYYMMDD as people write it: 2027-12-31. */
export const dayText = (day: string) => day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** A period of days, both included. */
export const periodText = (from: string, to: string) => `${dayText(from)} ~ ${dayText(to)}`;
