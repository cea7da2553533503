import type { Indicator } from '../indicator.ts';
import { text } from '../members/declare.ts';
import { momOf, shareOf, yoyOf } from '../usual-indicators.ts';

const notes = { key: 'softwareNotes', name: text('更新条目数', 'Update items') };

const oncePerModel = text(
  '一个条目推送给几款车型，就计几次',
  'an item that goes to several models counts once for each',
);

/** Items that are added up. */
const counted = (column: string, name: Indicator['name'], means: readonly [string, string]) =>
  ({
    kind: 'additive',
    column,
    format: 'count',
    unit: text('条', 'items'),
    name,
    definition: text(`${means[0]}；${oncePerModel.zh_CN}`, `${means[1]}; ${oncePerModel.en}`),
    formula: text('时段内各月条目数之和', 'Sum of the items of the months in the period'),
  }) as const satisfies Indicator;

/** Members that have an update. */
const distinctOf = (
  of: string,
  unit: readonly [string, string],
  name: Indicator['name'],
  means: readonly [string, string],
) =>
  ({
    kind: 'distinct',
    of,
    format: 'count',
    unit: text(...unit),
    name,
    definition: text(...means),
    formula: text('去重计数', 'Number of distinct members'),
  }) as const satisfies Indicator;

/** The figures of software updates, declared once. */
export const indicators = {
  softwareVersions: distinctOf('softwareVersion', ['个', 'versions'], text('推送版本数', 'Versions sent out'), [
    '时段内推送的软件版本数，按车型计：同一版本推送给几款车型，就计几个',
    'Versions sent out in the period, by model: a version that goes to several models counts once for each',
  ]),
  updatedModels: distinctOf('model', ['款', 'models'], text('有升级的车型', 'Models updated'), [
    '时段内有软件升级的车型数，每款只计一次',
    'Models with an update in the period, each counted once',
  ]),
  updatedBrands: distinctOf('brand', ['个', 'brands'], text('有升级的品牌', 'Brands with updates'), [
    '时段内有软件升级的品牌数，每个只计一次',
    'Brands with an update in the period, each counted once',
  ]),
  softwareNotes: counted('notes', notes.name, ['升级说明中列出的条目数', 'Items that the notes of updates list']),
  addedNotes: counted('added', text('新增条目', 'Items added'), [
    '升级带来新功能的条目数',
    'Items of updates that bring something new',
  ]),
  improvedNotes: counted('improved', text('优化条目', 'Items improved'), [
    '升级改进已有功能的条目数',
    'Items of updates that make something better',
  ]),
  mendedNotes: counted('mended', text('修复条目', 'Items fixed'), [
    '升级修复问题的条目数，不含召回',
    'Items of updates that put something right, recalls apart',
  ]),
  recalledNotes: counted('recalled', text('OTA 召回条目', 'Recalls by OTA'), [
    '以 OTA 升级实施的召回条目数；召回由市场监管总局公布',
    'Items of updates by which a recall is carried out; recalls are published by the market regulator (SAMR)',
  ]),
  recalledCars: {
    kind: 'additive',
    column: 'recalled_cars',
    format: 'count',
    unit: text('辆', 'units'),
    name: text('OTA 召回涉及量', 'Cars recalled by OTA'),
    definition: text(
      '以 OTA 升级实施的召回所涉及的车辆数；同一辆车涉及几次召回，就计几次',
      'Cars that recalls by OTA are about; a car that is about in several counts once for each',
    ),
    formula: text('各召回涉及量之和', 'Sum of the cars of the recalls'),
  },
  addedShare: {
    kind: 'ratio',
    of: 'addedNotes',
    over: 'softwareNotes',
    format: 'percent',
    unit: text('', ''),
    name: text('新增占比', 'Share of items added'),
    definition: text('新增条目占更新条目数的比例', 'Items that bring something new, as a part of all update items'),
    formula: text('新增条目 / 更新条目数', 'items added / update items'),
  },
  softwareNoteShare: shareOf(notes),
  yoySoftwareNotes: yoyOf(notes),
  momSoftwareNotes: momOf(notes),
} as const satisfies Record<string, Indicator>;
