import type { TableColumn, TableModel } from '@portal/ui/analysis';
import type { Adoption } from './adoption.ts';

/** So many models are named of a first year. */
const mostNamed = 3;

export interface AdoptionWords {
  member: string;
  first: string;
  models: string;
  rateOfFirst: string;
  half: string;
  years: string;
  now: string;
  /** The unit of `years`. */
  yearsUnit: string;
  /** What is said of a year with which the figures begin: it may have been there before. */
  orEarlier: (year: string) => string;
  /** What is said of a year that is not over. */
  toDate: (year: string) => string;
  notYet: string;
  nobody: string;
  more: (names: string, n: number) => string;
  list: (names: readonly string[]) => string;
}

const words = (key: string, name: string): TableColumn => ({
  key,
  name,
  kind: 'dimension',
  format: null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});

const figure = (key: string, name: string, format: TableColumn['format'], unit = ''): TableColumn => ({
  ...words(key, name),
  kind: 'indicator',
  format,
  unit,
});

/** @param by the dimension of the members @param years the first of the figures, and the one that is not over */
export function adoptionTable(
  adoptions: readonly Adoption[],
  by: string,
  { begins, running }: { begins: string; running: string },
  say: AdoptionWords,
): TableModel {
  return {
    columns: [
      words(by, say.member),
      words('first', say.first),
      words('models', say.models),
      figure('rateOfFirst', say.rateOfFirst, 'percent'),
      words('half', say.half),
      figure('years', say.years, 'count', say.yearsUnit),
      figure('now', say.now, 'percent'),
    ],
    rows: adoptions.map(({ key, name, first, half, years, rateOfFirst, now }) => {
      const named = say.list((first?.models ?? []).slice(0, mostNamed).map((model) => model.name));
      const left = (first?.models.length ?? 0) - mostNamed;
      const yearText = (year: string) =>
        year === begins ? say.orEarlier(year) : year === running ? say.toDate(year) : year;
      return {
        id: key,
        kind: 'row' as const,
        keys: { [by]: key },
        names: {
          [by]: name,
          first: first ? yearText(first.year) : say.nobody,
          models: left > 0 ? say.more(named, left) : named,
          half: half ? yearText(half) : say.notYet,
        },
        values: { rateOfFirst, years, now },
      };
    }),
    cut: null,
  };
}
