import type { DimensionKey } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import {
  type Answer,
  crossedColumn,
  joinedAnswers,
  market,
  useMarket,
  usePage,
  useStanding,
} from '@portal/ui/analysis';
import { newBeside, usedOf } from '../../market/questions.ts';
import { besideNew, saved, usedToTp } from '../../market/used-beside-new.ts';

/**
 * Used cars of an age beside new ones, member by member; of an account without Price, and of a release without prices,
 * the used ones alone.
 */
export function useUsedPrices(by: DimensionKey, age: string) {
  const language = useLanguage();
  const { view, catalogue } = usePage();
  const standing = useStanding('price');
  const query = catalogue && usedOf(view, catalogue, by, age);
  const used = useMarket(() => query);
  const fresh = useAnswer(market, query && standing === 'open' ? newBeside(query) : null);
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
  const isAlone = standing === 'notHeld' || standing === 'notKept' || Boolean(fresh.error);
  const answered: Answered<Answer> = {
    ...used,
    answer: isAlone ? used.answer : both,
    waiting: used.waiting || standing === null || fresh.waiting,
  };
  return { standing, answered, failed: Boolean(fresh.error), hasNew: !isAlone && both !== undefined };
}
