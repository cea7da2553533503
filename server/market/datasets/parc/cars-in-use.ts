import { oldestCar } from '../members/car-age.ts';

/**
 * The years of which a market has all retail, in SQL: from the first whose January it has to the last whose December it
 * has; neither where it has none.
 * @param sales the table of sales
 */
export const wholeYears = (sales: string): string =>
  `SELECT (MIN(month) + 11) // 12 AS first, (MAX(month) + 1) // 12 - 1 AS last FROM ${sales} WHERE source = 3`;

export interface CarsInUse {
  /** The table of registrations: year, sub_model_id, province_id, curve, cars. */
  cohorts: string;
  /** The table of curves: curve, age in years, share. */
  survival: string;
  /** The first and the last year at whose end cars are counted, as SQL. */
  from: string;
  to: string;
}

/**
 * Cars in use at the end of each year, in SQL: what was registered year by year, each times the survival at its age. What is
 * all gone is listed with its registrations: survival is a part of all that was ever registered.
 */
export const carsInUse = ({ cohorts, survival, from, to }: CarsInUse): string => `
  SELECT e.year, c.sub_model_id, c.province_id, e.year - c.year AS age, c.curve, c.cars AS registered,
    CAST(ROUND(c.cars * COALESCE(v.share, 0)) AS INTEGER) AS in_use
  FROM (SELECT UNNEST(RANGE(first, last + 1)) AS year FROM (SELECT ${from} AS first, ${to} AS last)) AS e
  JOIN ${cohorts} AS c ON c.year <= e.year AND c.year >= e.year - ${oldestCar}
  LEFT JOIN ${survival} AS v ON v.curve = c.curve AND v.age = e.year - c.year`;
