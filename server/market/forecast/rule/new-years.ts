/**
 * The first day of the Chinese New Year, by the calendar (GB/T 33661): month and day of each year from 2000 on. The test
 * beside holds them against the calendar that Node brings along.
 */
const days = [
  ...['02-05', '01-24', '02-12', '02-01', '01-22', '02-09', '01-29', '02-18', '02-07', '01-26'],
  ...['02-14', '02-03', '01-23', '02-10', '01-31', '02-19', '02-08', '01-28', '02-16', '02-05'],
  ...['01-25', '02-12', '02-01', '01-22', '02-10', '01-29', '02-17', '02-06', '01-26', '02-13'],
  ...['02-03', '01-23', '02-11', '01-31', '02-19', '02-08', '01-28', '02-15', '02-04', '01-24'],
  ...['02-12', '02-01', '01-22', '02-10', '01-30', '02-17', '02-06', '01-26', '02-14', '02-02', '01-23'],
];

export const firstYear = 2000;
export const lastYear = firstYear + days.length - 1;

/** @returns the day, such as 2026-02-17; undefined for years that are not listed */
export const newYearOf = (year: number): string | undefined => {
  const day = days[year - firstYear];
  return day === undefined ? undefined : `${year}-${day}`;
};

/** Days before the New Year and from it on in which few cars are sold. */
const [before, after] = [7, 14];

function quietInJanuary(day: string): number {
  const [month = 2, date = 1] = day.split('-').map(Number);
  // The day of the year, January the first being 1.
  const newYear = month === 1 ? date : 31 + date;
  const quiet = Array.from({ length: before + after }, (_, at) => newYear - before + at);
  return quiet.filter((each) => each <= 31).length / quiet.length;
}

const parts = days.map(quietInJanuary);

/**
 * How much of the time round the New Year in which few cars are sold, from a week before to two weeks after, lies in
 * January.
 * @returns a part, 0 to 1; 0 for years that are not listed
 */
export const inJanuary = (year: number): number => parts[year - firstYear] ?? 0;
