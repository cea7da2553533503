import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';

interface Of {
  key: 'msrp' | 'tp';
  name: Sentence;
}

const index = { format: 'index', unit: text('', '') } as const;

/** The mean of what is sold in each month: it moves with the tags, and with what people choose. */
const movingBasket = ({ key, name }: Of) =>
  ({
    kind: 'index',
    of: key,
    ...index,
    name: text(`${name.zh_CN}指数（移动篮子）`, `${name.en} index, moving basket`),
    definition: text(
      `以基期（未指定时为所列首期）为 100 的${name.zh_CN}均值，各期按当期终端零售量加权；含销售结构的变化，与首页价格面板的均值一致`,
      `Average ${name.en} with the base period, the first one listed unless another is named, as 100, each period weighted by its own terminal retail volume; includes shifts in mix, and follows the averages of the price panel on the dashboard`,
    ),
    formula: text(
      `Σ(${name.zh_CN} × 当期终端零售量) / Σ当期终端零售量 ÷ 基期同一均值 × 100`,
      `sum(${name.en} × terminal retail volume of the period) / sum(terminal retail volume of the period) ÷ the same of the base period × 100`,
    ),
  }) as const satisfies Indicator;

/** What the cars of the first month would cost in each month: it moves with the tags alone (Laspeyres). */
const fixedBasket = ({ key, name }: Of) =>
  ({
    kind: 'basket',
    of: key,
    each: 'trim',
    ...index,
    name: text(`${name.zh_CN}指数（固定篮子）`, `${name.en} index, fixed basket`),
    definition: text(
      `基期（未指定时为所列首期）售出的配置与数量固定不变，按各期${name.zh_CN}计算的总额，基期为 100；只含两期均有零售的配置，不含销售结构的变化`,
      `What the trims sold in the base period (the first one listed unless another is named), in the same numbers, come to at the ${name.en} of each period, with the base as 100; only trims sold in both periods count, and shifts in mix do not`,
    ),
    formula: text(
      `Σ(${name.zh_CN} × 基期终端零售量) / Σ(基期${name.zh_CN} × 基期终端零售量) × 100，按两期均有零售的配置`,
      `sum(${name.en} × terminal retail volume of the base period) / sum(${name.en} of the base period × its terminal retail volume) × 100, over trims sold in both`,
    ),
  }) as const satisfies Indicator;

const tp: Of = { key: 'tp', name: text('成交价', 'transaction price') };
const msrp: Of = { key: 'msrp', name: text('指导价', 'MSRP') };

const named = <One extends { name: Sentence }>(entry: One): One => ({
  ...entry,
  name: text(entry.name.zh_CN, entry.name.en.charAt(0).toUpperCase() + entry.name.en.slice(1)),
});

/** Prices of the market as an index, by the basket that is priced. */
export const basketIndicators = {
  tpIndex: named(movingBasket(tp)),
  msrpIndex: named(movingBasket(msrp)),
  tpBasket: named(fixedBasket(tp)),
  msrpBasket: named(fixedBasket(msrp)),
  basketKept: {
    kind: 'basket',
    of: 'tp',
    each: 'trim',
    present: true,
    format: 'percent',
    unit: text('', ''),
    name: text('固定篮子留存率', 'Fixed basket still sold'),
    definition: text(
      '基期终端零售量中，当期仍有零售的配置所占比例；越低，固定篮子指数代表的车越少',
      'Share of the terminal retail volume of the base period in trims that are still sold; the lower it is, the fewer cars the fixed basket speaks for',
    ),
    formula: text(
      'Σ两期均有零售的配置的基期终端零售量 / Σ基期终端零售量',
      'terminal retail volume of the base period in trims sold in both / terminal retail volume of the base period',
    ),
  },
} as const satisfies Record<string, Indicator>;
