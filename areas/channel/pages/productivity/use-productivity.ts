import type { DimensionKey } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import { type Answered, countMonths } from '@portal/ui';
import {
  type Answer,
  asRetail,
  inOrderOf,
  joinedAnswers,
  market,
  useBesideCatalogue,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { carsPerOutlet, columnOf, crossed } from '../../market/crossed.ts';
import { soldOf, standingOf, yearOf } from '../../market/sales-questions.ts';

/** Retail of a year beside the outlets at its end, member by member. @param least rows of fewer outlets are left out */
export function useProductivity(by: DimensionKey, least: number) {
  const language = useLanguage();
  const { view, catalogue } = usePage();
  const { standing, known: sales } = useBesideCatalogue('sales');
  const year = catalogue && sales.answer ? yearOf(view, catalogue, sales.answer) : null;
  const outlets = useMarket(() => year && standingOf(view, year, [by]));
  const sold = useAnswer(market, year && soldOf(view, year, [by]));
  const failed = [sales, outlets, sold].find(({ error }) => error);
  const months = year ? countMonths(year.from, year.to) : 0;
  const both =
    outlets.answer &&
    sold.answer &&
    joinedAnswers(outlets.answer, asRetail(sold.answer), {
      by: [by],
      columns: [columnOf(crossed.carsPerOutlet, language)],
      make: ({ first, second }) => ({
        volume: second?.volume ?? 0,
        carsPerOutlet: carsPerOutlet(second?.volume ?? 0, months, first?.outlets),
      }),
    });
  const isEnough = (outlets: number | null | undefined) => Boolean(outlets) && (outlets ?? 0) >= least;
  const enough = both?.rows.filter(({ values, unnamed }) => !unnamed && isEnough(values.outlets));
  const answered: Answered<Answer> = {
    ...(failed ?? outlets),
    answer: both && enough && inOrderOf({ ...both, rows: enough }, 'carsPerOutlet'),
    waiting: outlets.waiting || sold.waiting,
  };
  return { standing, answered, year, below: both && enough ? both.rows.length - enough.length : 0 };
}
