/** Passenger cars registered in China in a year, in thousands: all, and those that are charged. */
type Year = readonly [year: number, all: number, charged: number];

/**
 * Registrations of a year in round figures, as what is published of passenger cars lets them be assumed: the cars of
 * before the first year of the market, and the years that it may begin with.
 */
export const registrations: readonly Year[] = [
  [2004, 2320, 0],
  [2005, 3970, 0],
  [2006, 5180, 0],
  [2007, 6300, 0],
  [2008, 6760, 0],
  [2009, 10330, 0],
  [2010, 13760, 0],
  [2011, 14470, 5],
  [2012, 15490, 11],
  [2013, 17930, 15],
  [2014, 19700, 55],
  [2015, 21150, 180],
  [2016, 24380, 330],
  [2017, 24720, 560],
  [2018, 22350, 980],
  [2019, 21680, 1060],
  [2020, 20650, 1300],
  [2021, 21100, 3100],
  [2022, 21760, 5800],
  [2023, 22730, 8100],
  [2024, 24250, 11400],
  [2025, 23840, 12900],
];
