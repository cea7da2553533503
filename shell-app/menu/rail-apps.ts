import type { MenuEntry } from '@portal/contract';

/** S3.079 S3.080: the 34 ids that may stand in the rail. */
export const railIds: readonly string[] = [
  1000, 1001, 1004, 1007, 1008, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023,
  1026, 1027, 209797, 209803, 209809, 209818, 209829, 209831, 209838, 209845, 209848, 2098577, 2098588, 2098591,
  2098595,
].map(String);

const hiddenPaths = ['/gpt', '/agent'];

/** Entries of the rail in the order of the server (A44): listed, not special (S2.067), not hidden (S2.043). */
export const railApps = <Entry extends Pick<MenuEntry, 'id' | 'path' | 'special'>>(menus: readonly Entry[]): Entry[] =>
  menus.filter(
    (entry) =>
      railIds.includes(entry.id) && !entry.special && !hiddenPaths.some((hidden) => entry.path.startsWith(hidden)),
  );

/** Entries in the order that a person has put them in; those that it does not name follow as ever. */
export function inOrderOf<Entry extends Pick<MenuEntry, 'id'>>(
  entries: readonly Entry[],
  order: readonly string[],
): Entry[] {
  const placeOf = new Map(order.map((id, place) => [id, place]));
  const place = ({ id }: Entry) => placeOf.get(id) ?? order.length;
  return entries.toSorted((one, other) => place(one) - place(other));
}

/** S9.025 to S9.027 A19: how many apps of 60 px fit beside the 207 px that the rail needs otherwise. */
export const railCapacity = (bodyHeight: number): number =>
  Math.max(0, Math.min(9, Math.floor((bodyHeight - 207) / 60)));
