import { pickNames } from '../rows/pick-names.ts';
import { plain } from '../rows/plain-text.ts';
import type { Reason, RefusedField } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import type { Source } from '../rows/source-row.ts';
import { groupsOf } from './groups-of.ts';
import { turningReasons } from './reasons.ts';
import type { WideTable } from './wide-table.ts';

/**
 * What of a row is refused as a whole: its shape, or a name that it has not, or that another one has as well.
 * @param itemOf the name of the item that a row is of, where items stand in rows and may be apart
 * @param apart the names of those whose values tell such rows apart
 */
export function rowFaults(
  { kind }: Pick<Source, 'kind'>,
  { body, head, labels }: WideTable,
  itemOf: ((row: number) => string) | null,
  apart: string | readonly string[],
): RefusedField[][] {
  const picks = pickNames(apart);
  const width = head.places.length;
  const keyOf = (row: number) => (labels[row] ?? []).join('\n').toLowerCase();
  const alike = groupsOf([...body.keys()], keyOf);
  const field = head.labels.at(-1)?.name ?? '';
  const sameRows = (name: string, rows: readonly number[]) =>
    turningReasons.sameRows(
      name,
      rows.map((other) => String(body[other]?.row ?? '')),
    );
  const reasonOf = new Map<string, Reason>();
  return body.map(({ cells }, at) => {
    const isShort = cells.length < width && kind === 'csv';
    if (isShort || cells.slice(width).some((cell) => plain(cell) !== '')) {
      return [{ field: '', value: String(cells.length), reason: reasons.ragged(cells.length, width) }];
    }
    const strays = head.bare.filter((column) => plain(cells[column] ?? '') !== '');
    const unnamed = strays.map((column) => ({
      field: head.places[column] ?? '',
      value: cells[column] ?? '',
      reason: turningReasons.noHead(),
    }));
    if (unnamed.length > 0) return unnamed;
    if ((labels[at] ?? []).every((text) => text === '')) {
      return [{ field, value: '', reason: turningReasons.noLabel(head.labels.map(({ name }) => name)) }];
    }
    const same = alike.get(keyOf(at)) ?? [];
    if (same.length < 2 || (itemOf && picks(itemOf(at)))) return [];
    const name = (labels[at] ?? []).filter(Boolean).join(' / ');
    const found = reasonOf.get(keyOf(at)) ?? sameRows(name, same);
    reasonOf.set(keyOf(at), found);
    return [{ field, value: name, reason: found }];
  });
}
