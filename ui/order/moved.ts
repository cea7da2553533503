/** Puts a name at a place among all of them, counted from 0; beyond either end is the end. One that is not there moves nothing. */
export function moved<Name extends string>(names: readonly Name[], name: Name, to: number): Name[] {
  const others = names.filter((other) => other !== name);
  if (others.length === names.length) return [...names];
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), name, ...others.slice(at)];
}
