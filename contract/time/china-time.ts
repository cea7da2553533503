/**
 * Days and times are those of China, wherever they are read and written (A26, A35): eight hours ahead of universal time
 * all year, in milliseconds.
 */
export const chinaAhead = 8 * 60 * 60 * 1000;

/** @param instant milliseconds since 1970 @returns the day in China: 2026-01-31 */
export const chinaDate = (instant: number): string => new Date(instant + chinaAhead).toISOString().slice(0, 10);

/** @param instant milliseconds since 1970 @returns the time in China, YYYY-MM-DD HH:mm:ss (S3.020, S3.050, S9.020) */
export const chinaTime = (instant: number): string =>
  new Date(instant + chinaAhead).toISOString().slice(0, 19).replace('T', ' ');
