import type { DimensionKey } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, asRetail, inOrderOf, joinedAnswers, market, useMarket, usePage } from '@portal/ui/analysis';
import { columnOf, crossed, stockCoefficient, stockDays } from '../../market/crossed.ts';
import { retailBeside, stockOf } from '../../market/sales-questions.ts';

/**
 * Stock at dealers beside what was sold of the same cars in the same months, with the coefficient and the days of stock.
 * @param by `period` for all months of the view, or what members of its last month are told apart by
 */
export function useStock(by: DimensionKey): Answered<Answer> {
  const language = useLanguage();
  const { view, catalogue } = usePage();
  const spanned = by === 'period' ? view : { ...view, from: view.to, to: view.to };
  const query = catalogue && stockOf(spanned, catalogue, [by], by === 'period' ? undefined : 1);
  const stock = useMarket(() => query);
  const retail = useAnswer(market, query && retailBeside(query));
  const month = query?.to ?? '';
  const answer =
    stock.answer && retail.answer
      ? joinedAnswers(stock.answer, asRetail(retail.answer), {
          by: [by],
          columns: [columnOf(crossed.stockCoefficient, language), columnOf(crossed.stockDays, language)],
          make: ({ first, second }, keys) => ({
            stockCoefficient: stockCoefficient(first?.dealerStock, second?.volume),
            stockDays: stockDays(first?.dealerStock, second?.volume, by === 'period' ? (keys.period ?? month) : month),
          }),
        })
      : undefined;
  return {
    ...(retail.error ? retail : stock),
    answer: answer && (by === 'period' ? answer : inOrderOf(answer, 'dealerStock')),
    waiting: stock.waiting || retail.waiting,
  };
}
