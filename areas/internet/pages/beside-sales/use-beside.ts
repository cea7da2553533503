import type { DimensionKey } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, market, membersOf, useBesideCatalogue, useMarket, usePage } from '@portal/ui/analysis';
import { laggedCorrelations, strongest } from '../../market/correlation.ts';
import { finishedMonths } from '../../market/finished-months.ts';
import { type LagWords, lagAnswer, memberLags, seriesOf } from '../../market/lag-answers.ts';
import { attentionGrowth, largestOf, salesGrowth } from '../../market/questions.ts';

/** As many members as are told apart at a glance. */
const most = 10;

/** Growth of attention beside that of retail, and how they go together by lag: of the view as one, and of its largest members. */
export function useBeside(by: DimensionKey, figure: string, words: LagWords) {
  const language = useLanguage();
  const { view, catalogue } = usePage();
  const { standing, known: sales } = useBesideCatalogue('sales');
  const looked = useMarket((view, catalogue) => attentionGrowth(view, catalogue));
  const question = catalogue && attentionGrowth(view, catalogue);
  const sold = useAnswer(market, question && sales.answer ? salesGrowth(question, sales.answer) : null);
  const lags =
    looked.answer && sold.answer
      ? laggedCorrelations(seriesOf(finishedMonths(looked.answer), figure), seriesOf(sold.answer, 'yoy'))
      : null;
  const failed = [sales, looked, sold].find(({ error }) => error);
  const answered: Answered<Answer> = {
    ...(failed ?? sold),
    answer: lags && looked.answer ? lagAnswer(looked.answer, lags, words, language) : undefined,
    waiting: looked.waiting || sold.waiting,
  };
  const largest = useMarket((view, catalogue) => (standing === 'open' ? largestOf(view, catalogue, by, most) : null));
  const members = largest.answer ? membersOf(largest.answer, by) : [];
  const keys = members.map(({ key }) => key);
  const ofMembers = question &&
    keys.length > 0 && {
      ...question,
      by: ['period', by] as DimensionKey[],
      filters: { ...question.filters, [by]: keys },
    };
  const each = useMarket(() => ofMembers || null);
  const eachSold = useAnswer(market, ofMembers && sales.answer ? salesGrowth(ofMembers, sales.answer) : null);
  const broken = [failed, largest, each, eachSold].find((answer) => answer?.error);
  const both = each.answer && eachSold.answer ? { looked: finishedMonths(each.answer), sold: eachSold.answer } : null;
  const byMember: Answered<Answer> = {
    ...(broken ?? eachSold),
    answer: both ? memberLags(both, { by, figure, members }, words, language) : undefined,
    waiting: each.waiting || eachSold.waiting,
  };
  return { standing, looked, sold, answered, lags, best: lags && strongest(lags), byMember };
}
