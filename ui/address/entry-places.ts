/** How far down each entry of the history was read, in px, while this page lives. */
const places = new Map<string, number>();

/** The name of the entry of the history that is shown. Those that a router has made have one, others have none. */
function nameNow(): string | undefined {
  const key = (history.state as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : undefined;
}

/** The name of the entry that is shown; one without gets one, by which Back and Forward find it again. */
export function nameEntry(): string {
  const known = nameNow();
  if (known !== undefined) return known;
  const name = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key: name }, '');
  return name;
}

export const isShown = (entry: string): boolean => entry === nameNow();

/** Keeps how far down an entry was read when it was left, in px. */
export const keepPlace = (entry: string, top: number): void => void places.set(entry, top);

/** How far down the entry that is shown was read when it was left, in px; undefined for one that is new or not known. */
export const placeOfEntry = (): number | undefined => places.get(nameNow() ?? '');
