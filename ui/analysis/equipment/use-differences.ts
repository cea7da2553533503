import type { CallPayload } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, catalogues, market } from '../page/ask.ts';
import { useStanding } from '../page/use-standing.ts';
import { type Difference, differencesOf } from './differences.ts';

/** Every car has a length. */
const measures = ['dimensions'];

export interface DifferencesQuery {
  /** What the cars are. */
  by: 'model' | 'subModel';
  cars: readonly { key: string; name: string }[];
  /** They are compared in its year, or the last one that the release has. */
  month: string;
}

const questionOf = ({ by, cars }: Pick<DifferencesQuery, 'by' | 'cars'>, year: string): CallPayload<'marketQuery'> => ({
  dataset: 'configuration',
  dataSources: [],
  dateType: 'annual',
  from: `${year}-01`,
  to: `${year}-12`,
  by: ['equipmentItem', ...new Set(['model' as const, by])],
  indicators: ['standardRate', 'availableRate', 'equipmentTrims'],
  filters: { [by]: cars.map(({ key }) => key) },
  without: { equipmentCategory: measures },
});

/** The items in which cars differ, and the answer that says so. */
export interface Differences {
  /** Whether the account may ask, and there are two cars at least. */
  isOpen: boolean;
  /** Of which the trims are; undefined while it is not known. */
  year: string | undefined;
  answered: Answered<Answer>;
  /** Those that set the cars apart most first. */
  lines: readonly Difference[];
}

/** Asks in what some cars differ; nothing without the product Configuration. */
export function useDifferences({ by, cars, month }: DifferencesQuery): Differences {
  const isOpen = useStanding('configuration') === 'open' && cars.length > 1;
  const catalogue = useAnswer(catalogues, isOpen ? { dataset: 'configuration' } : null);
  const { first, last } = catalogue.answer ?? {};
  const year = first && last ? [first, month, last].sort()[1]?.slice(0, 4) : undefined;
  const answered = useAnswer(market, year && isOpen ? questionOf({ by, cars }, year) : null);
  const keys = cars.map(({ key }) => key);
  return {
    isOpen,
    year,
    answered: catalogue.error ? { ...answered, error: catalogue.error, retry: catalogue.retry } : answered,
    lines: answered.answer ? differencesOf(answered.answer, by, keys) : [],
  };
}
