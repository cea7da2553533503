import type { Facet } from '@portal/contract';
import { nameOf } from '../names.ts';

/** Codes of places: two figures for a province, more for a city. */
const levelOf = (key: string) => (/^\d{2}$/.test(key) ? 'provincial' : 'city');

const isCode = (key: string) => /^\d{2,6}$/.test(key);

/**
 * Regions whose names tell them apart: a municipality is a province and a city of one name, so each says which of both
 * it is; what is no place of the national code list says its key.
 */
export function tellApart(regions: readonly Facet[]): Facet[] {
  const times = new Map<string, number>();
  for (const { name } of regions) times.set(name, (times.get(name) ?? 0) + 1);
  return regions.map((region) => {
    if (times.get(region.name) === 1) return region;
    const text = isCode(region.key) ? nameOf('level', levelOf(region.key)) : region.key;
    return { ...region, name: `${region.name} (${text})` };
  });
}
