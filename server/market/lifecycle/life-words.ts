import type { Language, MarketModelLife } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { littleLeft, steady, unsold } from './stage.ts';

const percent = (part: number): string => `${Math.round(part * 100)}%`;

const words: Record<'name' | 'definition' | 'formula', Sentence> = {
  name: { zh_CN: '生命周期阶段', en: 'Stage of the lifecycle' },
  definition: {
    zh_CN: `按近 12 个月销量与此前 12 个月相比判断，季节因素因此抵消；初步数据的月份不参与判断。未扣除市场整体变化：整个市场下滑时，车型随之下滑也记为“衰退”。规则由门户制定`,
    en: `By the sales of the last 12 months against the 12 before, so that seasons cancel out; preliminary months are left out. The market is not taken off: a model that falls with all others is in decline. The rule is the portal's own`,
  },
  formula: {
    zh_CN: `依次判断：连续 ${unsold} 个月无销量为退市；上市起 12 个月内为导入；近 12 个月不足历史最高 12 个月的 ${percent(littleLeft)} 且低于此前 12 个月为退市；增长 ${percent(steady)} 及以上为成长；下降 ${percent(steady)} 及以上为衰退；其余为成熟。上市第二年以满一年后的各月与上年同月相比`,
    en: `The first that holds: run-out, no sale in ${unsold} months; launch, the first 12 months; run-out, the last 12 months below ${percent(littleLeft)} of the best 12 and below those before; growth, up ${percent(steady)} or more; decline, down ${percent(steady)} or more; else maturity. In the second year its months so far stand against the same of the first`,
  },
};

/** What a stage is and how it is read, in words. */
export const stageWords = (language: Language): MarketModelLife['rule'] => ({
  name: words.name[language],
  definition: words.definition[language],
  formula: words.formula[language],
});
