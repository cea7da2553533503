import type { Language } from '@portal/contract';

const zh_CN = {
  figure: '指标',
  rows: '行',
  columns: '列',
  narrowed: '筛选',
  figures: '指标',
  available: '可用维度',
  noneHere: '拖到这里，或用按钮添加',
  moveToRows: '移到行',
  moveToColumns: '移到列',
  moveToFilter: '移到筛选',
  takeAway: '移除',
  earlier: '前移',
  later: '后移',
  actionsOf: '{name}：移动或移除',
  keysHint: '方向键调整次序，Delete 移除，回车打开菜单',
  movedTo: '{name}已移到{zone}第 {place} 位，共 {all} 项',
  takenAway: '{name}已移除',
  full: '{zone}最多 {most} 个维度',
  grid: '透视表',
  gridFailed: '透视表加载失败',
  expand: '展开 {name}',
  collapse: '收起 {name}',
  sortedUp: '按{name}升序',
  sortedDown: '按{name}降序',
  missingLevel: '“{rows}”共 {all} 行，超过单次上限 {most} 行，此层未显示；小计与合计仍为全部。请筛选或减少维度',
  missingText: '“{level}”此层过大，未显示；小计与合计仍为全部。{says}',
  othersUnasked: '“其他”含 {n} 项，超过可合并查询的 {most} 项：价格、比率等不可加指标为空',
  notParts: '价格、比率和增长不可相加，仍显示原值',
  copied: '已复制 {n} 行 × {m} 列，可直接粘贴到电子表格',
  notCopied: '无法写入剪贴板，请改用“导出 CSV”',
  size: '{rows} 行 × {columns} 列',
  above: '高于均值',
  below: '低于均值',
};

const en: Record<keyof typeof zh_CN, string> = {
  figure: 'Indicator',
  rows: 'Rows',
  columns: 'Columns',
  narrowed: 'Filters',
  figures: 'Indicators',
  available: 'Available dimensions',
  noneHere: 'Drag here, or add with the button',
  moveToRows: 'Move to rows',
  moveToColumns: 'Move to columns',
  moveToFilter: 'Move to filters',
  takeAway: 'Remove',
  earlier: 'Move earlier',
  later: 'Move later',
  actionsOf: '{name}: move or remove',
  keysHint: 'Arrow keys change the order, Delete removes, Enter opens the menu',
  movedTo: '{name} moved to {zone}, place {place} of {all}',
  takenAway: '{name} removed',
  full: '{zone} hold at most {most} dimensions',
  grid: 'Pivot table',
  gridFailed: 'The pivot table did not load',
  expand: 'Expand {name}',
  collapse: 'Collapse {name}',
  sortedUp: 'Sorted by {name}, ascending',
  sortedDown: 'Sorted by {name}, descending',
  missingLevel:
    '“{rows}” has {all} rows, more than the {most} of one answer, so this level is not shown; subtotals and totals still cover everything. Filter, or remove a dimension',
  missingText: '“{level}” is too large and is not shown; subtotals and totals still cover everything. {says}',
  othersUnasked:
    '“Others” stand for {n} members, more than the {most} that can be asked about together: prices, ratios and other figures that do not add up are blank there',
  notParts: 'Prices, ratios and growth do not add up: they stay as they are',
  copied: '{n} rows × {m} columns copied, ready to paste into a spreadsheet',
  notCopied: 'The clipboard is not available; export the table as CSV instead',
  size: '{rows} rows × {columns} columns',
  above: 'above the mean',
  below: 'below the mean',
};

const tables: Record<Language, Record<keyof typeof zh_CN, string>> = { zh_CN, en };
export type PivotPhrase = keyof typeof zh_CN;

/** The words of the pivot in one language; {name} in a text is replaced. */
export function pivotWords(language: Language) {
  return (key: PivotPhrase, values: Record<string, string | number> = {}) =>
    tables[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
