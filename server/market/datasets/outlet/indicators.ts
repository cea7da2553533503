import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { momOf, shareOf, toDateOf, yoyOf } from '../usual-indicators.ts';

const unit = text('家', 'outlets');
const outlets = { key: 'outlets', name: text('网点数', 'Outlets') };
const opened = { key: 'openedOutlets', name: text('新开网点', 'Outlets opened') };
const closed = { key: 'closedOutlets', name: text('关闭网点', 'Outlets closed') };

/** The figures of outlets, declared once. */
export const indicators = {
  outlets: {
    kind: 'latest',
    column: 'outlets',
    format: 'count',
    unit,
    name: outlets.name,
    definition: text('时段末在营的网点数', 'Outlets in business at the end of the period'),
    formula: text('时段末月各地之和', 'Sum of the places in the last month of the period'),
  },
  openedOutlets: {
    kind: 'additive',
    column: 'opened',
    format: 'count',
    unit,
    name: opened.name,
    definition: text('时段内新开的网点数', 'Outlets that opened in the period'),
    formula: text('时段内各月新开之和', 'Sum of the months in the period'),
  },
  closedOutlets: {
    kind: 'additive',
    column: 'closed',
    format: 'count',
    unit,
    name: closed.name,
    definition: text('时段内关闭的网点数', 'Outlets that closed in the period'),
    formula: text('时段内各月关闭之和', 'Sum of the months in the period'),
  },
  outletCities: {
    kind: 'distinct',
    of: 'city',
    format: 'count',
    unit: text('个', 'cities'),
    name: text('覆盖城市', 'Cities covered'),
    definition: text('时段内有网点的城市数，每个只计一次', 'Cities with an outlet in the period, each counted once'),
    formula: text('有网点的城市数（去重）', 'Number of distinct cities with an outlet'),
  },
  outletBrands: {
    kind: 'distinct',
    of: 'brand',
    format: 'count',
    unit: text('个', 'brands'),
    name: text('设点品牌', 'Brands with outlets'),
    definition: text('时段内有网点的品牌数，每个只计一次', 'Brands with an outlet in the period, each counted once'),
    formula: text('有网点的品牌数（去重）', 'Number of distinct brands with an outlet'),
  },
  listedOutlets: {
    kind: 'distinct',
    of: 'outlet',
    format: 'count',
    unit,
    name: text('列名网点', 'Outlets listed'),
    definition: text(
      '时段内写明名称的网点数，每家只计一次；只给出家数的网点不计',
      'Outlets that were listed by their names in the period, each counted once; those that were only counted are left out',
    ),
    formula: text('写明名称的网点数（去重）', 'Number of distinct outlets that are listed by name'),
  },
  outletShare: shareOf(outlets),
  openedToDate: toDateOf(opened, unit),
  closedToDate: toDateOf(closed, unit),
  yoyOutlets: yoyOf(outlets),
  momOutlets: momOf(outlets),
} as const satisfies Record<string, Indicator>;
