import type { DimensionKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, asRetail, joinedAnswers, useMarket, usePage, withColumns } from '@portal/ui/analysis';
import type { Buyer } from '../../market/choices.ts';
import { stackPrices, stacksOf } from '../../market/questions.ts';
import { withStacks } from '../../market/stack.ts';
import { useOther, type Wanted } from './use-other.ts';

const listPrices: Wanted = { dataset: 'price', dataSources: [], indicators: ['msrp', 'tp', 'discount'] };
const incentives: Wanted = { dataset: 'incentive', dataSources: [], indicators: ['incentive', 'cash'] };
/** Cars as buyers registered them, for which incentives are given. */
const sales: Wanted = { dataset: 'sales', dataSources: ['DATASOURCE_ZD_LINGSHOU'], indicators: ['volume', 'yoy'] };

/** What stacks are worth beside price, incentive and volume of the same members, as far as the account may know them. */
export function useBeside(by: DimensionKey, buyer: Buyer) {
  const language = useLanguage();
  const { view, catalogue } = usePage();
  const stacks = useMarket((view, catalogue) => stacksOf(view, catalogue, by, buyer));
  const prices = useMarket((view, catalogue) => stackPrices(view, catalogue, by, buyer));
  const question = catalogue && stacksOf(view, catalogue, by, buyer);
  const others = {
    price: useOther(question, listPrices),
    incentive: useOther(question, incentives),
    sales: useOther(question, sales),
  };
  const all = Object.values(others);
  const waiting = stacks.waiting || prices.waiting || all.some((other) => other.waiting);
  const failed = all.find((other) => other.failed)?.failed;
  const { price, incentive, sales: sold } = others;
  const given = [price.answer, incentive.answer, sold.answer && asRetail(sold.answer)];
  const joined =
    stacks.answer && prices.answer && !waiting && !failed
      ? given.reduce<Answer>(
          (answer, other) =>
            other ? joinedAnswers(answer, other, { by: [by], columns: [], make: () => ({}) }) : answer,
          withColumns(withStacks(stacks.answer, prices.answer, by, language), [
            by,
            'stackValue',
            'stackShare',
            'stackSize',
          ]),
        )
      : undefined;
  const answered: Answered<Answer> = {
    ...(failed ?? [stacks, prices].find(({ error }) => error) ?? stacks),
    answer: joined,
    waiting,
  };
  return { answered, others };
}
