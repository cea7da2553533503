import type { Facet, Language } from '@portal/contract';
import { ownOf } from '../kernel/own-of.ts';
import type { Sentence } from '../kernel/words/sentence.ts';

const name = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

/** Topics of news and reports; a delivery may bring others, which are shown by their key. */
export const topicNames: Record<string, Sentence> = {
  'new-energy': name('新能源', 'New energy'),
  market: name('市场走势', 'Market'),
  launch: name('新车上市', 'Launches'),
  price: name('价格与促销', 'Prices and incentives'),
  technology: name('技术', 'Technology'),
  company: name('企业动态', 'Companies'),
  charging: name('充电与补能', 'Charging'),
  export: name('出口', 'Exports'),
  policy: name('政策解读', 'Policy explained'),
};

/** S1.025: the kinds of policies, as the contract lists them. */
export const kindNames: Record<string, Sentence> = {
  subsidy: name('补贴', 'Subsidy'),
  tax: name('税收', 'Tax'),
  'trade-in': name('以旧换新', 'Trade-in'),
  charging: name('充电设施', 'Charging'),
  restriction: name('限行限购', 'Restrictions'),
  production: name('生产准入', 'Production access'),
  import: name('进出口', 'Import and export'),
  safety: name('安全与标准', 'Safety and standards'),
  finance: name('金融', 'Finance'),
  other: name('其他', 'Other'),
};

export const levelNames: Record<string, Sentence> = {
  national: name('国家', 'National'),
  provincial: name('省级', 'Provincial'),
  city: name('市级', 'City'),
  foreign: name('境外', 'Overseas'),
};

/** From where a picture shows a car. */
export const angleNames: Record<string, Sentence> = {
  side: name('侧面', 'Side'),
  front: name('正面', 'Front'),
  rear: name('背面', 'Rear'),
  interior: name('内饰', 'Interior'),
};

/** How a picture is called where it stands by itself. */
export const imageTitle = (
  { brand, model, angle, colour, year }: Record<'brand' | 'model' | 'angle' | 'colour', string> & { year: number },
  language: Language,
): string =>
  [
    model.startsWith(brand) ? model : `${brand} ${model}`,
    ownOf(angleNames, angle)?.[language] ?? angle,
    colour,
    year,
  ].join(' ');

export const statusNames: Record<string, Sentence> = {
  'in-force': name('生效中', 'In effect'),
  announced: name('待生效', 'Not yet effective'),
  expired: name('已失效', 'Expired'),
};

/** @returns counts as facets with their names; a key without a name shows itself */
export const named = (
  rows: readonly { key: string; count: number }[],
  names: Record<string, Sentence>,
  language: Language,
): Facet[] =>
  rows.map(({ key, count }) => ({
    key,
    name: ownOf(names, key)?.[language] ?? key,
    count,
  }));
