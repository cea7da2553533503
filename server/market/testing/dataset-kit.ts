import { expect } from '@jest/globals';
import type { MarketAnswer } from '@portal/contract';
import { inCase } from '../../../tests/support/in-case.ts';
import { answerPlanned, plannedQuery } from '../answer/answer-query.ts';
import { describeCatalogue } from '../members/describe-catalogue.ts';
import type { Question } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { randomQuestions } from './random-questions.ts';
import type { RawDataset, RawFact } from './reference/raw.ts';
import { isNamed, type Keys, type Row, reference, type Values } from './reference/rows.ts';

/** The answer of a release to a question to any dataset, read as a client reads it. */
export const askDataset = async (
  { dataset }: Pick<RawDataset, 'dataset'>,
  release: OpenRelease,
  question: Question,
): Promise<MarketAnswer> =>
  JSON.parse(await answerPlanned(plannedQuery(dataset, release, question), release, 'en')) as MarketAnswer;

const identity = (keys: Keys) => JSON.stringify(Object.entries(keys).sort());

const isClose = (got: number | null, value: number | null): boolean =>
  got === null || value === null ? got === value : Math.abs(got - value) < 1e-9 * Math.max(1, Math.abs(value));

/** Hundreds of thousands of figures: each is compared by hand, and only what differs is told. */
function expectClose(found: Values, wanted: Values, where: string) {
  const keys = Object.keys(found);
  const isSame =
    keys.length === Object.keys(wanted).length &&
    keys.every((key) => Object.hasOwn(wanted, key) && isClose(found[key] ?? null, wanted[key] ?? null));
  if (!isSame) inCase(where, () => expect(found).toEqual(wanted));
}

/** How often each indicator was met with a value, and without. */
type Met = Map<string, { known: number; unknown: number }>;

function count(met: Met, values: Values) {
  for (const [key, value] of Object.entries(values)) {
    const counts = met.get(key) ?? { known: 0, unknown: 0 };
    met.set(key, { known: counts.known + Number(value !== null), unknown: counts.unknown + Number(value === null) });
  }
}

/**
 * Rows stand in the order asked, missing values last and what is not named behind all others; so none that the limit
 * left out comes before one that is shown.
 * @returns whether there were rows to put in order
 */
function compareOrder(raw: RawDataset, question: Question, own: readonly Row[], listed: readonly Row[]) {
  const { sort, indicators } = question;
  if (!sort || !indicators.includes(sort.by)) return false;
  const where = JSON.stringify(question);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const ordered = listed.map(({ keys, values }) => ({ isNamed: isNamed(raw, keys), value: values[sort.by] ?? null }));
  ordered.sort((first, other) => {
    if (first.isNamed !== other.isNamed) return first.isNamed ? -1 : 1;
    if (first.value === null || other.value === null)
      return Number(first.value === null) - Number(other.value === null);
    return (first.value - other.value) * sign;
  });
  own.forEach(({ values }, place) => {
    expectClose(
      { value: values[sort.by] ?? null },
      { value: ordered[place]?.value ?? null },
      `row ${place + 1} ${where}`,
    );
  });
  return listed.length > 1;
}

/** Everything an answer holds against what the facts add up to. @returns what was compared */
function compare(
  raw: RawDataset,
  question: Question,
  answer: MarketAnswer,
  met: Met,
): Record<'others' | 'order', number> {
  const where = JSON.stringify(question);
  const wanted = reference(raw, question);
  const sourceOf = (keys: Keys) => (keys.dataSource ?? question.dataSources[0] ?? null) as RawFact['source'];
  const own = answer.rows.filter(({ kind }) => kind === 'row');
  const all = wanted.listed.length;
  inCase(where, () => expect(own.length).toBe(Math.min(all, question.limit ?? 5000)));
  const outside = question.where && wanted.found.length - all;
  inCase(where, () => expect(answer.outsideLimits).toBe(outside));
  inCase(where, () => expect(answer.cut).toEqual(own.length < all ? { shown: own.length, all } : null));
  inCase(where, () => expect(new Set(own.map(({ keys }) => identity(keys))).size).toBe(own.length));
  const byKeys = new Map(wanted.listed.map((row) => [identity(row.keys), row.values]));
  for (const { keys, values } of own) {
    expectClose(values, byKeys.get(identity(keys)) ?? {}, where);
    count(met, values);
  }
  const inOrder = compareOrder(raw, question, own, wanted.listed);
  const isFound = wanted.found.length > 0;
  if (question.totals && wanted.total && isFound) expectClose(answer.total ?? {}, wanted.total, `total ${where}`);
  const [first] = question.by;
  for (const { kind, keys, values } of answer.rows) {
    if (kind !== 'subtotal' || !first) continue;
    expectClose(values, wanted.subtotal(first, keys[first] ?? '', sourceOf(keys)), `subtotal ${where}`);
  }
  const others = answer.rows.filter(({ kind }) => kind === 'others');
  inCase(where, () => expect(others.length > 0).toBe(Boolean(question.others) && own.length < wanted.found.length));
  const compared = question.by.includes('period') ? [] : others;
  for (const { keys, values } of compared) {
    const listed = own.map((row) => row.keys);
    expectClose(values, wanted.others(listed, sourceOf(keys)), `others ${where}`);
  }
  // What is added up: rows and others are all there is.
  for (const key of question.others ? question.indicators : []) {
    if (raw.dataset.indicators[key]?.kind !== 'additive') continue;
    const add = (rows: readonly { values: Values }[]) => rows.reduce((sum, { values }) => sum + (values[key] ?? 0), 0);
    inCase(`${key} ${where}`, () => expect(add(own) + add(others)).toBe(add(wanted.found)));
    const total = isFound ? wanted.total?.[key] : undefined;
    if (total !== undefined) inCase(`${key} ${where}`, () => expect(add(own) + add(others)).toBe(total));
  }
  return { others: compared.length, order: Number(inOrder) };
}

/** Kinds of figures that are often empty: they want months that a source does not always cover. */
const wantingBase: readonly string[] = ['toDate', 'growth', 'shareChange', 'former', 'difference', 'index', 'basket'];

/** Some of the questions again, of everything, with one row and the others: few are cut where a dataset has few rows. */
const cutToOne = (questions: readonly Question[]): Question[] =>
  questions
    .filter(({ by }) => by.length > 0 && !by.includes('period'))
    .slice(0, 16)
    .map((question) => ({ ...question, filters: {}, limit: 1, others: true }));

/** How long questions beyond the fewest are asked, in ms of a dataset on an engine: DuckDB takes 30 to plan one. */
const sampleTime = 300;

/** The part of them that is asked in any case. */
const fewest = 0.25;

/** The dimensions that no question was asked by, or that none filtered by. */
const unmetDimensions = ({ dataset }: RawDataset, queries: readonly Question[]): string[] =>
  Object.keys(dataset.dimensions).filter((key) => {
    if (!queries.some(({ by }) => by.includes(key))) return true;
    return key !== 'period' && key !== 'dataSource' && !queries.some(({ filters = {} }) => key in filters);
  });

/** How often an indicator is to be met with a value, and where it wants a base without one, of as many questions. */
const often = { known: 1 / 6, unknown: 1 / 30 };

/** Of so many questions the order of the rows must have been compared. */
const ordered = 1 / 15;

/** The indicators that were met too rarely to say that they were tried. */
const rarelyMet = ({ dataset }: RawDataset, met: Met, questions: number): string[] =>
  Object.entries(dataset.indicators).flatMap(([key, { kind }]) => {
    const { known = 0, unknown = 0 } = met.get(key) ?? {};
    const isOften =
      known > questions * often.known && (!wantingBase.includes(kind) || unknown > questions * often.unknown);
    return isOften ? [] : [`${key}: ${known} with a value and ${unknown} without, of ${questions}`];
  });

/**
 * Every figure of random questions is what the facts add up to, in the order asked; each indicator was met with and without a value, and
 * each dimension was asked by and filtered by.
 * @param most how many are asked where time suffices, and of them one in four in any case and as many as meet each
 *   dimension and, often enough, each indicator and the order of rows; of 300, each indicator must have been met 50 times, and of fewer as often
 * @param time until which they are asked, in ms
 */
export async function expectFigures(
  raw: RawDataset,
  release: OpenRelease,
  most: number,
  time = sampleTime,
): Promise<void> {
  const met: Met = new Map();
  let others = 0;
  let order = 0;
  const askOne = async (question: Question) => {
    const answer = await askDataset(raw, release, question).catch((error: unknown) => {
      throw new Error(`${String(error)} ${JSON.stringify(question)}`);
    });
    const compared = compare(raw, question, answer, met);
    others += compared.others;
    order += compared.order;
  };
  const random = randomQuestions(raw, most);
  const until = Date.now() + time;
  let questions = 0;
  for (const question of random) {
    const suffice = questions >= most * fewest && Date.now() > until;
    const isTried = () =>
      order > questions * ordered &&
      unmetDimensions(raw, random.slice(0, questions)).length === 0 &&
      rarelyMet(raw, met, questions).length === 0;
    if (suffice && isTried()) break;
    await askOne(question);
    questions += 1;
  }
  const cut = cutToOne(random.slice(0, questions));
  for (const question of cut) await askOne(question);
  const queries = [...random.slice(0, questions), ...cut];
  expect(others).toBeGreaterThan(5);
  expect(order).toBeGreaterThan(questions * ordered);
  expect(unmetDimensions(raw, queries)).toEqual([]);
  expect(rarelyMet(raw, met, questions)).toEqual([]);
}

/** The catalogue says all that the declaration does, in both languages, and the members are those of the facts. */
export function expectCatalogue(raw: RawDataset, release: OpenRelease): void {
  const { dataset, facts } = raw;
  for (const language of ['zh_CN', 'en'] as const) {
    const catalogue = describeCatalogue(dataset, release, language);
    expect(catalogue.indicators.map(({ key }) => key)).toEqual(Object.keys(dataset.indicators));
    expect(catalogue.dimensions.map(({ key }) => key)).toEqual(Object.keys(dataset.dimensions));
    for (const { key, name, definition, formula } of catalogue.indicators) {
      inCase(key, () => expect([name, definition, formula].map((text) => text.length > 0)).toEqual([true, true, true]));
    }
    for (const { key, parent, name, members } of catalogue.dimensions) {
      inCase(key, () => expect(name).not.toBe(''));
      if (parent !== null) inCase(key, () => expect(Object.keys(dataset.dimensions)).toContain(parent));
      const known = new Set(facts.map(({ keys }) => keys[key]));
      if (key !== 'period' && key !== 'dataSource')
        inCase(key, () => expect(members).toBeGreaterThanOrEqual(known.size));
    }
  }
}
