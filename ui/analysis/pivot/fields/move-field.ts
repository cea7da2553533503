/** Where a dimension can lie. */
export const zones = ['rows', 'columns', 'narrowed'] as const;
export type Zone = (typeof zones)[number];

/** The dimensions of each place, from the outermost to the innermost. */
export type Placement = Readonly<Record<Zone, readonly string[]>>;

/** As many dimensions as a place holds. */
export const zoneRoom: Record<Zone, number> = { rows: 4, columns: 2, narrowed: 12 };

/** Where a dimension lies now; null where it lies nowhere. */
export const zoneOf = (placement: Placement, field: string): Zone | null =>
  zones.find((zone) => placement[zone].includes(field)) ?? null;

/** Whether a place takes one more dimension. */
export const hasRoom = (placement: Placement, zone: Zone, field: string): boolean =>
  placement[zone].includes(field) || placement[zone].length < zoneRoom[zone];

/**
 * Lays a dimension somewhere else.
 * @param zone null takes it away
 * @param place before which of the others it then stands; behind all of them without one
 * @returns the same placement where the zone is full
 */
export function moveField(placement: Placement, field: string, zone: Zone | null, place = Infinity): Placement {
  if (zone && !hasRoom(placement, zone, field)) return placement;
  const without = (of: Zone) => placement[of].filter((other) => other !== field);
  const next = { rows: without('rows'), columns: without('columns'), narrowed: without('narrowed') };
  if (!zone) return next;
  const at = Math.max(0, Math.min(place, next[zone].length));
  return { ...next, [zone]: [...next[zone].slice(0, at), field, ...next[zone].slice(at)] };
}

/** Lays a dimension one place earlier or later among its own. */
export function shiftField(placement: Placement, field: string, step: 1 | -1): Placement {
  const zone = zoneOf(placement, field);
  if (!zone) return placement;
  return moveField(placement, field, zone, placement[zone].indexOf(field) + step);
}
