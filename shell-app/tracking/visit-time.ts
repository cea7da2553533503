const chinaOffset = 8 * 60 * 60 * 1000;

/**
 * S3.050 S9.020: an instant as YYYY-MM-DD HH:mm:ss. The form has no place for a zone, so it is always the time of China:
 * what people in two countries do at the same moment reads the same, on the days that the portal counts by (A26).
 *
 * @param now milliseconds since 1970
 */
export const visitTime = (now: number): string =>
  new Date(now + chinaOffset).toISOString().slice(0, 19).replace('T', ' ');
