import type { Sentence } from '../../../kernel/words/sentence.ts';

/** Who publishes the demonstration news; all of them are invented. */
export const publishers: { key: string; name: Sentence }[] = [
  { key: 'wheeltrace', name: { zh_CN: '轮迹观察', en: 'Wheeltrace' } },
  { key: 'northwindow', name: { zh_CN: '北窗车讯', en: 'Northwindow Motor' } },
  { key: 'current-notes', name: { zh_CN: '电波周记', en: 'Current Notes' } },
  { key: 'chiwen', name: { zh_CN: '驰闻社', en: 'Chiwen Press' } },
  { key: 'farport', name: { zh_CN: '远港车报', en: 'Farport Motor Post' } },
  { key: 'pricetag', name: { zh_CN: '价签日志', en: 'Pricetag Log' } },
  { key: 'headlamp', name: { zh_CN: '前灯研究', en: 'Headlamp Research' } },
  { key: 'showroom', name: { zh_CN: '门店来信', en: 'Letters from the Showroom' } },
  { key: 'plug-and-go', name: { zh_CN: '即插即走', en: 'Plug and Go' } },
  { key: 'qingyu', name: { zh_CN: '青隅数据', en: 'Qingyu Data' } },
];
