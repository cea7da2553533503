import type { Language, TableColumn, TableRow } from '@portal/contract';
import { columnUnit } from '@portal/contract';
import type { Lead, LeadMember, Led } from '@portal/ui';
import { cellText } from './cell-text.ts';

/** The members that a row stands for, in the order of its columns: none of what stands for several together, for what nobody named,
 * or for a month to come. */
export function rowMembers(
  { kind, unnamed, forecast, keys, names }: TableRow,
  columns: readonly TableColumn[],
  lead: Lead | null,
): LeadMember[] {
  if (!lead || kind !== 'row' || unnamed || forecast) return [];
  return columns.flatMap(({ key: dimension }) => {
    const key = keys[dimension];
    return key && lead.leads(dimension) ? [{ dimension, key, name: names[dimension] ?? key }] : [];
  });
}

/**
 * What a press on a row means, and on a cell whose column is a member of its own; null where it leads nowhere.
 * @param pressed the column that was pressed; of one that is no figure, the first figure is told
 */
export function ledBy(
  row: TableRow,
  columns: readonly TableColumn[],
  pressed: TableColumn | undefined,
  lead: Lead | null,
  language: Language,
): Omit<Led, 'anchor'> | null {
  const own = rowMembers(row, columns, lead);
  if (own.length === 0) return null;
  const { member } = pressed ?? {};
  const isCell = member !== undefined && lead?.leads(member.dimension) === true;
  const column = isCell || pressed?.kind === 'indicator' ? pressed : columns.find(({ kind }) => kind === 'indicator');
  // A percentage says its own.
  const unit = column && column.format !== 'percent' ? columnUnit(column, language) : '';
  const isSum = column?.member !== undefined && !isCell;
  const figure =
    column && !isSum ? `${column.name} ${cellText(row.values[column.key], column)}${unit && ` ${unit}`}` : '';
  return { members: isCell && member ? [member, ...own] : own, figure };
}
