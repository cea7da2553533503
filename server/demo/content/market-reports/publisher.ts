import type { Sentence } from '../../../kernel/words/sentence.ts';

/** Who publishes the reports of the demonstration's marketplace. */
export const publisher: Sentence = { zh_CN: '门户专题研究组（演示）', en: 'Portal special research (demonstration)' };

/** What stands at the end of a report of the demonstration. */
export const invented: Sentence = {
  zh_CN: '数字取自本门户已发布的数据版本。演示报告：厂商、品牌与数字均为虚构。',
  en: 'Figures are those of the published release. Demonstration report: manufacturers, brands and figures are fictitious.',
};
