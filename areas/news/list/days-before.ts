/** News are dated in China, wherever they are read (A35). */
const chinaAhead = 8 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** The day in China that lies some days before a moment, as the address writes it: 2026-01-31. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() + chinaAhead - days * day).toISOString().slice(0, 10);
