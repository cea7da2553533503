import type { Language, MarketCatalogue, MarketCompare } from '@portal/contract';
import { priceIndicatorKeys } from '@portal/contract/schemas';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { price } from '../datasets/index.ts';

type Definition = MarketCompare['definitions'][number];

const rank: Record<'name' | 'definition' | 'formula', Sentence> = {
  name: { zh_CN: '级别内排名', en: 'Rank in segment' },
  definition: {
    zh_CN: '所选时段最后一个月，按销量在同级别子车型中的名次；无销量时为空',
    en: 'Rank by sales among the sub-models of its segment in the last month of the range; blank without sales',
  },
  formula: { zh_CN: '按当月销量从高到低', en: 'by sales in the month, highest first' },
};

const share: Record<'name' | 'definition', Sentence> = {
  name: { zh_CN: '级别内份额', en: 'Share in segment' },
  definition: {
    zh_CN: '所选时段最后一个月，该子车型销量占同级别全部子车型销量的比例',
    en: 'Share of the sales of all sub-models in its segment in the last month of the range',
  },
};

/** The figures of a comparison, each with the definition that it has everywhere else. */
export function compareDefinitions(language: Language, indicators: MarketCatalogue['indicators']): Definition[] {
  const sales = indicators.filter(({ key }) => key === 'volume' || key === 'yoy' || key === 'share');
  return [
    ...sales.map(({ key, name, unit, definition, formula }) =>
      key === 'share'
        ? { key, unit, formula, name: share.name[language], definition: share.definition[language] }
        : { key, name, unit, definition, formula },
    ),
    {
      key: 'rank',
      unit: '',
      name: rank.name[language],
      definition: rank.definition[language],
      formula: rank.formula[language],
    },
    ...priceIndicatorKeys.map((key): Definition => {
      const { name, unit, definition, formula } = price.indicators[key];
      return {
        key,
        name: name[language],
        unit: unit[language],
        definition: definition[language],
        formula: formula[language],
      };
    }),
  ];
}
