import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { momOf, shareOf, toDateOf, yoyOf } from '../usual-indicators.ts';

const unit = text('个', 'entries');
const entries = { key: 'entries', name: text('目录条目', 'Entries') };
const range = { key: 'listedRange', name: text('目录续航', 'Listed range') };

/** The entries of one kind. */
const ofKind = (member: string, name: readonly [string, string], what: readonly [string, string]) =>
  ({
    kind: 'additive',
    column: 'entries',
    only: { dimension: 'entryKind', members: [member] },
    format: 'count',
    unit,
    name: text(...name),
    definition: text(`时段内${what[0]}的产品型号数`, `Product codes that ${what[1]} in the period`),
    formula: text('时段内各批次之和', 'Sum of the batches in the period'),
  }) as const satisfies Indicator;

/** How many members have an entry. */
const having = (
  of: string,
  name: readonly [string, string],
  thing: readonly [string, string],
  measure: readonly [string, string],
) =>
  ({
    kind: 'distinct',
    of,
    format: 'count',
    unit: text(...measure),
    name: text(...name),
    definition: text(
      `时段内有目录条目的${thing[0]}数，每个只计一次`,
      `Number of ${thing[1]} with an entry in the period, each counted once`,
    ),
    formula: text(`有目录条目的${thing[0]}数（去重）`, `Number of distinct ${thing[1]} with an entry`),
  }) as const satisfies Indicator;

/** A technical figure: its mean over the entries that say it. */
const meanOf = (
  [column, over, per]: readonly [string, string, number],
  [zh, en]: readonly [string, string],
  measure: readonly [string, string],
) =>
  ({
    kind: 'mean',
    column,
    over,
    per,
    format: 'count',
    unit: text(...measure),
    name: text(`目录${zh}`, `Listed ${en}`),
    definition: text(
      `新进入与变更的条目的${zh}均值，每个条目权重相同；未注明的与撤销的不计，都没有时为空`,
      `Average ${en} of the entries that are entered or changed, each counted alike; those that do not say it and those withdrawn do not count; blank if there is none`,
    ),
    formula: text(`Σ${zh} / 注明${zh}的条目数`, `sum of the ${en} / entries that say it`),
  }) as const satisfies Indicator;

/** The figures of catalogue batches, declared once. */
export const indicators = {
  entries: {
    kind: 'additive',
    column: 'entries',
    format: 'count',
    unit,
    name: entries.name,
    definition: text(
      '时段内各批次列出的产品型号数，含新进入、变更与撤销',
      'Product codes listed by the batches in the period: entered, changed and withdrawn',
    ),
    formula: text('时段内各批次之和', 'Sum of the batches in the period'),
  },
  enteredEntries: ofKind('entered', ['新进入条目', 'Entered'], ['新进入目录', 'entered the catalogue']),
  changedEntries: ofKind('changed', ['变更条目', 'Changed'], ['参数变更', 'were changed']),
  withdrawnEntries: ofKind('withdrawn', ['撤销条目', 'Withdrawn'], ['被撤销', 'were withdrawn']),
  listedSubModels: having(
    'subModel',
    ['涉及子车型', 'Listed sub-models'],
    ['子车型', 'sub-models'],
    ['款', 'sub-models'],
  ),
  listedBrands: having('brand', ['涉及品牌', 'Listed brands'], ['品牌', 'brands'], ['个', 'brands']),
  listedManufacturers: having(
    'manufacturer',
    ['涉及厂商', 'Listed manufacturers'],
    ['厂商', 'manufacturers'],
    ['家', 'manufacturers'],
  ),
  listedBatches: {
    kind: 'distinct',
    of: 'batch',
    format: 'count',
    unit: text('批', 'batches'),
    name: text('批次数', 'Batches'),
    definition: text('时段内发布的批次数', 'Batches published in the period'),
    formula: text('批次数（去重）', 'Number of distinct batches'),
  },
  listedRange: {
    ...meanOf(['range_km', 'with_range', 1], ['纯电续航里程', 'electric range'], ['公里', 'km']),
    name: range.name,
  },
  listedBattery: meanOf(['battery', 'with_battery', 100], ['电池容量', 'battery capacity'], ['千瓦时', 'kWh']),
  energyDensity: {
    ...meanOf(
      ['density', 'with_density', 10],
      ['电池系统能量密度', 'energy density of the battery'],
      ['Wh/kg', 'Wh/kg'],
    ),
    name: text('能量密度', 'Energy density'),
  },
  electricityUse: {
    ...meanOf(
      ['energy_use', 'with_energy_use', 100],
      ['百公里电耗', 'electricity use'],
      ['千瓦时/百公里', 'kWh/100 km'],
    ),
    name: text('百公里电耗', 'Electricity use'),
    format: 'index',
  },
  curbWeight: {
    ...meanOf(['weight', 'with_weight', 1], ['整备质量', 'curb weight'], ['千克', 'kg']),
    name: text('整备质量', 'Curb weight'),
  },
  entryShare: shareOf(entries),
  entriesToDate: toDateOf(entries, unit),
  yoyEntries: yoyOf(entries),
  momEntries: momOf(entries),
  yoyListedRange: yoyOf(range),
} as const satisfies Record<string, Indicator>;
