/** First day of the Chinese New Year, by the calendar. */
const newYears = [
  '2019-02-05',
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
].map((date) => Date.parse(date));

const day = 86_400_000;

/** The usual weight of each calendar month, January first: a quiet summer, a strong end of the year. */
const usual = [0.99, 0.94, 0.95, 0.92, 0.96, 1.02, 0.92, 0.97, 1.05, 1.04, 1.1, 1.21];

/** Months in which showrooms were shut: the epidemic of early 2020, the spring of 2022. */
const shut: Record<string, number> = {
  '2020-1': 0.95,
  '2020-2': 0.24,
  '2020-3': 0.62,
  '2020-4': 0.93,
  '2022-4': 0.68,
  '2022-5': 0.86,
};

/** People buy before the holiday, hardly in it, and slowly after it. */
function demandOn(date: number): number {
  for (const newYear of newYears) {
    const distance = Math.round((date - newYear) / day);
    if (distance >= -30 && distance <= -8) return 1.14;
    if (distance >= -7 && distance < 0) return 0.7;
    if (distance >= 0 && distance <= 7) return 0.22;
    if (distance >= 8 && distance <= 21) return 0.72;
  }
  return 1;
}

/** @param month year * 12 + month - 1 @returns the weight of the month in its year; 1 is an ordinary month */
export function seasonOf(month: number): number {
  const year = Math.floor(month / 12);
  const number = month % 12;
  const days = new Date(Date.UTC(year, number + 1, 0)).getUTCDate();
  let demand = 0;
  for (let date = 1; date <= days; date++) demand += demandOn(Date.UTC(year, number, date));
  return (usual[number] ?? 1) * (demand / 30.4) * (shut[`${year}-${number + 1}`] ?? 1);
}
