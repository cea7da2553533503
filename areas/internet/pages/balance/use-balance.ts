import type { DimensionKey } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import {
  type Answer,
  asRetail,
  crossedColumn,
  inOrderOf,
  joinedAnswers,
  market,
  useBesideCatalogue,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { attentionGap, attentionRatio } from '../../market/balance.ts';
import { crossed } from '../../market/crossed.ts';
import { attentionShares, balanceMonths, salesShares } from '../../market/questions.ts';

/** An answer with another name for one of its columns. */
const called = (answer: Answer, key: string, name: string): Answer => ({
  ...answer,
  columns: answer.columns.map((column) => (column.key === key ? { ...column, name } : column)),
});

/**
 * The part of attention beside the part of sales, member by member, in the same months.
 * @param figure the part of attention that is meant
 * @param least members of fewer cars are left out
 * @param shareName what the part of sales is called beside those of attention
 */
export function useBalance(by: DimensionKey, figure: string, least: number, shareName: string) {
  const language = useLanguage();
  const { view, catalogue } = usePage();
  const { standing, known: sales } = useBesideCatalogue('sales');
  const isMissing = standing === 'notOwned' || standing === 'notCovered';
  const known = catalogue && (sales.answer ?? (isMissing ? catalogue : undefined));
  const months = catalogue && known ? balanceMonths(view, catalogue, known) : null;
  const question = catalogue && months && attentionShares(view, catalogue, by, months);
  const looked = useMarket(() => question);
  const sold = useAnswer(market, question && sales.answer ? salesShares(question) : null);
  const failed = [sales, looked, sold].find(({ error }) => error);
  const both =
    looked.answer &&
    sold.answer &&
    joinedAnswers(looked.answer, called(asRetail(sold.answer), 'share', shareName), {
      by: [by],
      columns: [crossedColumn(crossed.attentionRatio, language), crossedColumn(crossed.attentionGap, language)],
      make: ({ first, second }) => ({
        attentionRatio: attentionRatio(first?.[figure], second?.share),
        attentionGap: attentionGap(first?.[figure], second?.share),
      }),
    });
  const enough = both?.rows.filter(({ values, unnamed }) => !unnamed && (values.volume ?? 0) >= Math.max(1, least));
  const answered: Answered<Answer> = {
    ...(failed ?? (isMissing ? looked : sold)),
    answer: both && enough && inOrderOf({ ...both, rows: enough }, 'attentionRatio'),
    waiting: looked.waiting || sold.waiting,
  };
  return { standing, looked, answered, months, below: both && enough ? both.rows.length - enough.length : 0 };
}
