import type { CallData } from '@portal/shell';

export type Look = NonNullable<CallData<'lookAtDelivery'>['look']>;
export type LookColumn = Look['columns'][number];

/** A mapping as the importer reads it; the page changes some of its settings and leaves all others as they are. */
export interface Mapping {
  columns?: Record<string, string>;
  constants?: Record<string, string>;
  leftOut?: string[];
  monthColumns?: unknown;
  [setting: string]: unknown;
}

/** What a column is where it is no field: figures of a time, or nothing that is read. */
export const ofPeriod = '*';
export const leftOut = '';

/** @returns a mapping; null where a text is none */
export function parseMapping(text: string): Mapping | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Mapping) : null;
  } catch {
    return null;
  }
}

export const mappingText = (mapping: Mapping): string => JSON.stringify(mapping, null, 2);

const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

const isPeriod = ({ monthColumns }: Mapping, { column, isPeriod: is }: LookColumn): boolean =>
  Array.isArray(monthColumns) ? monthColumns.includes(column) : is && Boolean(monthColumns);

/** @returns what a column is by a mapping: a field, `ofPeriod` or `leftOut` */
export function choiceOf(mapping: Mapping, column: LookColumn, fields: Look['fields']): string {
  const named = Object.entries(mapping.columns ?? {}).find(([, name]) => plain(name) === plain(column.column));
  if (named) return named[0];
  if (mapping.leftOut?.some((name) => plain(name) === plain(column.column))) return leftOut;
  if (isPeriod(mapping, column)) return ofPeriod;
  // A field that no column is named for is looked for under its own name.
  const own = fields.find(
    ({ field }) => plain(field) === plain(column.column) && mapping.columns?.[field] === undefined,
  );
  return own?.field ?? leftOut;
}

const without = <Value>(record: Record<string, Value> | undefined, keep: (key: string, value: Value) => boolean) =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([key, value]) => keep(key, value)));

/** What says nothing is no part of a mapping. */
function tidy(mapping: Mapping): Mapping {
  const { constants = {}, leftOut: none = [], ...rest } = mapping;
  return {
    ...rest,
    ...(Object.keys(constants).length > 0 && { constants }),
    ...(none.length > 0 && { leftOut: none }),
  };
}

/** @returns the mapping in which a column is something else; a field that another column was is that one's no more */
export function withChoice(mapping: Mapping, { column }: LookColumn, choice: string): Mapping {
  const isField = choice !== leftOut && choice !== ofPeriod;
  const columns = without(mapping.columns, (field, name) => plain(name) !== plain(column) && field !== choice);
  const others = (mapping.leftOut ?? []).filter((name) => plain(name) !== plain(column));
  return tidy({
    ...mapping,
    columns: isField ? { ...columns, [choice]: column } : columns,
    constants: without(mapping.constants, (field) => field !== choice),
    // A column without a head is read by nobody who does not name it, and cannot be named.
    leftOut: choice === leftOut && plain(column) !== '' ? [...others, column] : others,
    ...(choice === ofPeriod && { monthColumns: withPeriod(mapping.monthColumns, column) }),
  });
}

const withPeriod = (monthColumns: unknown, column: string): unknown =>
  Array.isArray(monthColumns) ? [...new Set([...monthColumns, column])] : monthColumns || true;

/** @returns the mapping in which all rows have one value of a field; none where it is empty */
export function withConstant(mapping: Mapping, field: string, value: string): Mapping {
  const constants = without(mapping.constants, (key) => key !== field);
  return tidy({ ...mapping, constants: value === '' ? constants : { ...constants, [field]: value } });
}

/** The fields for which all rows may have one value: those that are needed and that no column is, and those that have one. */
export function constantFields(mapping: Mapping, { columns, fields }: Look): Look['fields'] {
  const chosen = new Set(columns.map((column) => choiceOf(mapping, column, fields)));
  const isAcross = Boolean(mapping.monthColumns) || mapping.pivot !== undefined;
  return fields.filter(
    ({ field, kind, isNeeded }) =>
      mapping.constants?.[field] !== undefined ||
      (isNeeded && !chosen.has(field) && mapping.columns?.[field] === undefined && !(isAcross && kind !== 'text')),
  );
}
