import { formatDate } from '@portal/ui';
import type { TableModel } from '@portal/ui/analysis';
import type { Item } from '../data/ask.ts';
import { nameOf } from '../names.ts';
import { phrases } from '../phrases.ts';

const columnKeys = [
  'title',
  'issuer',
  'level',
  'region',
  'kind',
  'status',
  'issuedOn',
  'effectiveFrom',
  'effectiveTo',
] as const;
type ColumnKey = (typeof columnKeys)[number];

/** A policy as the list shows it: every column in words. */
export const cellsOf = (item: Item): Record<ColumnKey, string> => ({
  title: item.title,
  issuer: item.issuer || '-',
  level: nameOf('level', item.level),
  region: item.region || '-',
  kind: nameOf('kind', item.kind),
  status: nameOf('status', item.status),
  issuedOn: formatDate(item.issuedOn),
  effectiveFrom: formatDate(item.effectiveFrom),
  effectiveTo: formatDate(item.effectiveTo),
});

/** The list as the export writes it: the columns and rows of the screen in their order. */
export function policyTable(items: readonly Item[]): TableModel {
  const plain = { kind: 'dimension', format: null, unit: '', definition: '', formula: '', growth: false } as const;
  return {
    columns: columnKeys.map((key) => ({ ...plain, key, name: phrases.translate(key) })),
    rows: items.map((item) => ({ id: item.policyId, kind: 'row', keys: {}, names: cellsOf(item), values: {} })),
    cut: null,
  };
}
