import type { Reason } from '../rows/problem.ts';
import type { placeFinder } from './find-place.ts';
import type { KnownMembers, Member } from './known-members.ts';

/** The city of a row; one that the published release does not have is added, as all of the national list are known. */
export function findCity(
  tables: ReadonlyMap<string, KnownMembers>,
  find: ReturnType<typeof placeFinder>,
  city: string,
  province: string,
): Member | Reason {
  const [cities, provinces] = [tables.get('city'), tables.get('province')];
  if (!cities || !provinces) throw new Error('a place without tables');
  const place = find(city, province);
  if ('code' in place) return place;
  const known = cities.withKey(place.key);
  if (known) return known;
  const { key, chinese, english, area } = place.province;
  const around =
    provinces.withKey(key) ?? provinces.add({ key, zh: chinese, en: english, parents: [], codes: { area } });
  const codes = { tier: place.tier, restriction_type: place.restriction };
  return cities.add({ key: place.key, zh: place.chinese, en: place.english, parents: [around.id], codes });
}
