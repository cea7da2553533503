import type { Field } from './fields.ts';

/** A view of a list: all of it stands in the address, so that a link reopens exactly what was seen. */
export interface DefinedView<View> {
  /** Reads a view from the query of an address. What is not understood becomes plain: an old link still opens. */
  read: (search: URLSearchParams) => View;
  /**
   * Writes a view into the query of an address: plain values are left out, values that are not of the view stay
   * (S2.037).
   * @param rest the query of now
   */
  write: (view: View, rest: URLSearchParams) => URLSearchParams;
  /**
   * The query that says what is read of this one: what was not understood is gone from it.
   * @returns null where all was understood
   */
  mend: (search: URLSearchParams) => URLSearchParams | null;
  /** The same view without what narrows the list, from its first page on. */
  widened: (view: View) => View;
  /** What narrows the list, to be asked for; nothing else. */
  narrowing: (view: View) => Partial<View>;
  isNarrowed: (view: View) => boolean;
}

/**
 * @param fields the values of the view, in the order in which they stand in the address:
 *   `{ text: words('q'), topics: keys('topic'), from: day('from'), page: page() }`
 */
export function defineView<View extends object>(
  fields: {
    [Name in keyof View]: Field<View[Name]>;
  },
): DefinedView<View> {
  const names = Object.keys(fields) as (keyof View)[];
  const build = (value: <Name extends keyof View>(name: Name, field: Field<View[Name]>) => unknown, of = names) =>
    Object.fromEntries(of.map((name) => [name, value(name, fields[name])]));
  const narrowing = (view: View) => {
    const found = names.filter((name) => fields[name].narrows(view[name]) !== undefined);
    return build((name, field) => field.narrows(view[name]), found) as Partial<View>;
  };
  const read = (search: URLSearchParams) => build((_, field) => field.read(search.getAll(field.name))) as View;
  const write = (view: View, rest: URLSearchParams) => {
    const search = new URLSearchParams(rest);
    for (const name of names) {
      const field = fields[name];
      search.delete(field.name);
      if (view[name] === field.plain) continue;
      for (const text of field.write(view[name])) if (text !== '') search.append(field.name, text);
    }
    return search;
  };
  const isUnderstood = <Name extends keyof View>(field: Field<View[Name]>, given: string[]) =>
    given.length === 0 || given.join('\n') === field.write(field.read(given)).join('\n');
  return {
    read,
    write,
    mend: (search) =>
      names.every((name) => isUnderstood(fields[name], search.getAll(fields[name].name)))
        ? null
        : write(read(search), search),
    widened: (view) => build((name, field) => (field.widens ? field.plain : view[name])) as View,
    narrowing,
    isNarrowed: (view) => Object.keys(narrowing(view)).length > 0,
  };
}
