import type { DuckDBConnection } from '@duckdb/node-api';
import { monthNumber } from '../../../market/index.ts';
import { lastMonth } from '../../lineup/months.ts';

/** The months that are told of: the newest ones, the same in every release. */
export const last = monthNumber(lastMonth);
export const first = last - 23;

/** Of how many models software is told: those that are bought most, two of three at most. */
const mostModels = 150;

/** A model whose software is told of. */
export interface UpdatedCar {
  model: number;
  key: string;
  zh: string;
  en: string;
  brand: number;
  /** The first month in which it was sold; of what was sold before, no later than the first of these. */
  since: number;
  /** Its mean list price in yuan. */
  price: number;
  isDear: boolean;
  /** Whether half of its cars or more can be charged. */
  isCharged: boolean;
}

const cars = `
  WITH sold AS (
    SELECT d.model_id, MIN(s.month) AS since, SUM(s.volume) FILTER (s.month >= ${first}) AS cars,
      SUM(s.volume) FILTER (s.month >= ${first} AND d.fuel_type IN ('BEV', 'PHEV', 'EREV')) AS charged
    FROM sales AS s JOIN sub_model AS d USING (sub_model_id) WHERE s.source = 3 GROUP BY d.model_id),
  listed AS (
    SELECT d.model_id, AVG(p.msrp) AS price FROM price AS p JOIN trim AS t USING (trim_id)
      JOIN sub_model AS d USING (sub_model_id) WHERE p.month >= ${first} GROUP BY d.model_id)
  SELECT m.model_id, m.key, m.name_zh, m.name_en, b.brand_id, s.since, CAST(l.price AS INTEGER),
    CAST(b.luxury_type = 'luxury' AS INTEGER), CAST(COALESCE(s.charged, 0) * 2 >= s.cars AS INTEGER)
  FROM sold AS s JOIN listed AS l USING (model_id) JOIN model AS m USING (model_id) JOIN brand AS b USING (brand_id)
  WHERE s.cars > 0 QUALIFY ROW_NUMBER() OVER (ORDER BY s.cars DESC, m.model_id) <= LEAST(${mostModels}, COUNT(*) OVER () * 2 // 3)
  ORDER BY m.model_id`;

/** The models whose software is told of, from the registrations and prices that stand in the tables. */
export async function updatedCars(connection: DuckDBConnection): Promise<UpdatedCar[]> {
  const rows = (await connection.runAndReadAll(cars)).getRowsJson();
  return rows.map((cells) => ({
    model: Number(cells[0]),
    key: String(cells[1]),
    zh: String(cells[2]),
    en: String(cells[3]),
    brand: Number(cells[4]),
    since: Number(cells[5]),
    price: Number(cells[6]),
    isDear: Number(cells[7]) === 1,
    isCharged: Number(cells[8]) === 1,
  }));
}

/** Cars bought of each model, by month, also of the two years before these months: how many an early recall is about. */
export async function boughtOf(connection: DuckDBConnection): Promise<(model: number) => ReadonlyMap<number, number>> {
  const found = await connection.runAndReadAll(`SELECT d.model_id, s.month, CAST(SUM(s.volume) AS INTEGER)
    FROM sales AS s JOIN sub_model AS d USING (sub_model_id)
    WHERE s.source = 3 AND s.month > ${first - recalledMonths} GROUP BY d.model_id, s.month`);
  const byModel = new Map<number, Map<number, number>>();
  for (const [model, month, cars] of found.getRowsJson()) {
    const months = byModel.get(Number(model)) ?? new Map<number, number>();
    byModel.set(Number(model), months.set(Number(month), Number(cars)));
  }
  return (model) => byModel.get(model) ?? new Map();
}

/** A recall is about cars of so many months at most. */
const recalledMonths = 24;

/** As many parts of a thousand of the cars bought in them as it is about. */
const recalledPart = 600;

/** The cars that a recall is about: a part of those that had been bought by then, and none that came later. */
export function recalledCars(bought: ReadonlyMap<number, number>, month: number): number {
  const cars = [...bought].reduce(
    (sum, [own, number]) => (own <= month && own > month - recalledMonths ? sum + number : sum),
    0,
  );
  return Math.max(1, Math.floor((cars * recalledPart) / 1000));
}

/** How far ahead a car is in smart features, from 0 to 1: dear ones and those that are charged are, and brands differ. */
export const aheadOf = ({ price, isCharged, isDear }: UpdatedCar, brandLuck: number): number =>
  Math.min(1, Math.min(price, 400_000) / 800_000 + (isCharged ? 0.25 : 0) + (isDear ? 0.05 : 0) + brandLuck / 5000);

/** The months of these in which a model is on the road: one that comes in the midst of them is not updated at once. */
export const monthsOf = ({ since }: UpdatedCar): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((month) => since <= first || month > since);
