import { definePage, type PageListing } from '@portal/ui/analysis';
import { stackChoices } from '../../market/choices.ts';
import { stackMonths, stackParts, stackPrices, stacksOf, stackTrims } from '../../market/questions.ts';
import { ofStacks } from '../../market/subjects.ts';

export const stack = definePage({
  name: 'stack',
  words: { zh_CN: '权益价值', en: 'Value of the stack' },
  of: ofStacks,
  choices: stackChoices,
  cuts: stackChoices.by,
  first: ({ view, catalogue, choices: { by, buyer } }) => [
    stacksOf(view, catalogue, by, buyer),
    stackPrices(view, catalogue, by, buyer),
    stackParts(view, catalogue, by, buyer),
    stackMonths(view, catalogue, buyer),
    stackTrims(view, catalogue, buyer),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '权益价值导出', en: 'value of benefits export' },
};
