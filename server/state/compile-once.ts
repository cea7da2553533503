import type { Compilable, CompiledQuery } from 'kysely';
import type { StateDatabase } from './open-state.ts';

/**
 * A question that is asked at every call. Its text is put together once for each store and not each time, which takes
 * longer than the answer.
 * @param names of its values, all of them text
 * @param write the question; it may use each value as a value only, not decide by it
 * @returns asks it with values of the day
 */
export function compileOnce<Name extends string, Row>(
  names: readonly Name[],
  write: (db: StateDatabase, values: Record<Name, string>) => Compilable<Row>,
): (db: StateDatabase, values: Record<Name, string>) => Promise<Row[]> {
  const marks = new Map<unknown, Name>(names.map((name) => [`value of ${name}`, name]));
  const marked = Object.fromEntries([...marks].map(([mark, name]) => [name, mark])) as Record<Name, string>;
  const byStore = new WeakMap<StateDatabase, CompiledQuery<Row>>();
  return async (db, values) => {
    const compiled = byStore.get(db) ?? write(db, marked).compile();
    byStore.set(db, compiled);
    const parameters = compiled.parameters.map((given) => {
      const name = marks.get(given);
      return name === undefined ? given : values[name];
    });
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
