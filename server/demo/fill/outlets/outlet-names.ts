import { chance } from '../chance.ts';

/** Where in a city an outlet stands, as its name says it. */
const quarters: readonly (readonly [zh: string, en: string])[] = [
  ['城东', 'East'],
  ['城西', 'West'],
  ['城南', 'South'],
  ['城北', 'North'],
  ['高新', 'Hi-tech'],
  ['开发区', 'Economic Zone'],
  ['汽车城', 'Auto City'],
  ['滨江', 'Riverside'],
  ['新城', 'New Town'],
  ['火车站', 'Station'],
  ['会展中心', 'Exhibition Centre'],
  ['科技园', 'Science Park'],
  ['机场路', 'Airport Road'],
  ['中心', 'Centre'],
  ['湖滨', 'Lakeside'],
  ['西站', 'West Station'],
];

const roads = ['样例路', '示范大道', '虚构街', '例汽大道', '演示路', '模拟路'];

/** What an outlet of a kind is called, in the order of the kinds. */
const kinds: readonly (readonly [zh: string, en: string])[] = [
  ['店', 'Dealer'],
  ['直营店', 'Store'],
  ['代理店', 'Agency'],
  ['二级店', 'Satellite'],
  ['交付中心', 'Delivery Centre'],
];

const listOf = (texts: readonly string[]): string => `[${texts.map((text) => `'${text}'`).join(', ')}]`;

/** The text of a list that a number from 0 picks. */
const pick = (texts: readonly string[], number: string): string =>
  `(${listOf(texts)})[1 + (${number}) % ${texts.length}]`;

const names = (language: 0 | 1) => ({
  quarter: pick(
    quarters.map((quarter) => quarter[language]),
    'place',
  ),
  kind: pick(
    kinds.map((kind) => kind[language]),
    'outlet_kind_id - 1',
  ),
  // Of several in one quarter the later ones have a number.
  again: `CASE WHEN place >= ${quarters.length} THEN CAST(1 + place // ${quarters.length} AS VARCHAR) ELSE '' END`,
});

const [zh, en] = [names(0), names(1)];

/** The names, address and phone of an outlet, as columns: of `b` its brand, `c` its city, `outlet_kind_id` and its `place` in them. */
export const outletNames = {
  key: "b.key || '.' || c.key || '.' || outlet_kind_id || '-' || place",
  name_zh: `b.name_zh || c.name_zh || ${zh.quarter} || ${zh.again} || ${zh.kind}`,
  name_en: `CONCAT_WS(' ', b.name_en, c.name_en, ${en.quarter} || ${en.again}, ${en.kind})`,
  address: `c.name_zh || ${pick(roads, chance('b.brand_id', 'c.city_id', 'place'))}
    || (1 + ${chance('c.city_id', 'place', 'b.brand_id')}) || '号'`,
  phone: `'400-000-' || LPAD(CAST(${chance('b.brand_id', 'place', 'c.city_id')} AS VARCHAR), 4, '0')`,
} as const;
