import type { DimensionKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { type Answered, formatMonthRange } from '@portal/ui';
import { type Answer, crossedColumn, joinedAnswers, useBesideDataset, useMarket, usePage } from '@portal/ui/analysis';
import { newBeside, usedOf } from '../../market/questions.ts';
import { besideNew, saved, usedToTp } from '../../market/used-beside-new.ts';

/**
 * Used cars of an age beside new ones, member by member; of an account without Price, and of a release without prices as
 * early as the used ones, these alone.
 */
export function useUsedPrices(by: DimensionKey, age: string) {
  const language = useLanguage();
  const { view, catalogue } = usePage();
  const query = catalogue && usedOf(view, catalogue, by, age);
  const used = useMarket(() => query);
  const fresh = useBesideDataset('price', query, newBeside);
  const { standing, query: question } = fresh;
  const failed = fresh.failed !== undefined;
  const both =
    used.answer &&
    fresh.answer &&
    joinedAnswers(used.answer, fresh.answer, {
      by: [by],
      columns: [crossedColumn(besideNew.usedToTp, language), crossedColumn(besideNew.saved, language)],
      make: ({ first, second }) => ({
        usedToTp: usedToTp(first?.usedPrice, second?.tp),
        saved: saved(first?.usedPrice, second?.tp),
      }),
    });
  const isAlone = standing === 'notOwned' || standing === 'notCovered' || fresh.hasNone || failed;
  const answered: Answered<Answer> = {
    ...used,
    answer: isAlone ? used.answer : both,
    waiting: used.waiting || fresh.waiting,
  };
  const isOther = query && question && (question.from !== query.from || question.to !== query.to);
  return {
    answered,
    hasNew: !isAlone && both !== undefined,
    alone: standing === 'notOwned' ? 'wantsPrice' : failed ? 'priceFailed' : isAlone ? 'noPrice' : null,
    /** The months that new cars are of, where they are not those of the used ones. */
    otherMonths: isOther ? formatMonthRange(question.from, question.to) : null,
  } as const;
}
