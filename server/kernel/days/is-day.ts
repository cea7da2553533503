/** @returns whether a text is a day as machines write it, YYYY-MM-DD, that there is: 2026-13-01 and 2026-02-30 are none */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
