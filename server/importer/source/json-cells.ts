/** A record of a file, by the dotted paths of its values. */
export type Flat = ReadonlyMap<string, string>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a cell: nothing is empty, a list of plain values is parted by bars, anything else stays JSON. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.map(String).join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** @returns the values of a record: those of an object within it under dotted names, `battery.size` */
export function flatten(record: Record<string, unknown>): Flat {
  const cells = new Map<string, string>();
  const put = (values: Record<string, unknown>, before: string) => {
    for (const [key, value] of Object.entries(values)) {
      const path = before + key;
      if (isObject(value)) put(value, `${path}.`);
      else cells.set(path, cellOf(value));
    }
  };
  put(record, '');
  return cells;
}

/** @returns what stands below a dotted path; undefined where nothing does */
function below(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path === '' ? [] : path.split('.')) {
    if (!isObject(found) || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  return found;
}

/** @returns the records of a document: the list below the path, or the document itself; null where there is no list */
export function recordsOf(document: unknown, path: string): Record<string, unknown>[] | null {
  const list = below(document, path);
  return Array.isArray(list) && list.every(isObject) ? list : null;
}

/** @returns a line that is an object; null where it is none */
export function recordOf(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
