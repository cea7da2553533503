/** @param month the last one of which cars are counted, YYYY-MM @returns the year that is not whole by then */
export const runningYear = (month: string): string =>
  month.endsWith('-12') ? String(Number(month.slice(0, 4)) + 1) : month.slice(0, 4);
