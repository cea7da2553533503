import { type City, cities, type Province, provinces } from '../../geography/index.ts';
import { nearest, plain } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';

/** The city of a fact, or the whole country or province where the file names none. */
export interface Place {
  key: string;
  chinese: string;
  english: string;
  province: { key: string; chinese: string; english: string; area: string };
  tier: string;
  restriction: string;
}

const bare = (name: string): string =>
  plain(name)
    .toLowerCase()
    .replace(/\s*\(.*\)$/, '');
const keyed = (name: string): string => bare(name).replace(/[\s']/g, '');

/** Every way to write a place: its code, official and short name, English with and without what tells twins apart. */
const spellings = (place: City | Province): string[] => [
  ...new Set(
    [
      place.code,
      place.code.padEnd(6, '0'),
      place.official,
      place.chinese,
      place.chinese.replace(/(?:[州县盟]|地区)$/u, ''),
      place.english,
    ].map(keyed),
  ),
  plain(place.english).toLowerCase(),
];

function index<Each extends City | Province>(places: readonly Each[]): Map<string, Each[]> {
  const found = new Map<string, Each[]>();
  for (const place of places) {
    for (const spelling of new Set(spellings(place))) {
      found.set(spelling, [...(found.get(spelling) ?? []), place]);
    }
  }
  return found;
}

const nowhere = { key: '00', chinese: '全国', english: 'Nationwide', area: 'unknown' };

/** @returns a reader of city and province names; it knows the national code list */
export function placeFinder(): (city: string, province: string) => Place | Reason {
  const allProvinces = provinces();
  const byProvince = index(allProvinces);
  const byCity = index(cities());
  const written = (name: string): string[] => [...new Set([plain(name).toLowerCase(), keyed(name)])];
  const nearestOf = (name: string, places: (City | Province)[]): string[] =>
    nearest(
      name,
      places.map((place) => (/\p{Script=Han}/u.test(name) ? place.chinese : place.english)),
    );
  const provinceOf = (code: string) => {
    const found = allProvinces.find((each) => each.code === code);
    return found ? { key: found.code, chinese: found.chinese, english: found.english, area: found.area } : nowhere;
  };

  const find = (city: string, province: string): Place | Reason => {
    let within: Province | undefined;
    if (plain(province) !== '') {
      within = written(province).flatMap((name) => byProvince.get(name) ?? [])[0];
      if (!within) return reasons.province(province, nearestOf(province, allProvinces));
    }
    if (plain(city) === '') {
      const known = within ? provinceOf(within.code) : nowhere;
      return {
        key: `${known.key}00`,
        chinese: `${known.chinese}（未分城市）`,
        english: `${known.english} (not by city)`,
        province: known,
        tier: 'unknown',
        restriction: 'unknown',
      };
    }
    for (const name of written(city)) {
      const all = byCity.get(name) ?? [];
      const candidates = all.filter((each) => !within || each.province === within.code);
      if (candidates.length > 1)
        return reasons.ambiguousCity(
          city,
          candidates.map((each) => each.english),
        );
      const found = candidates[0];
      if (!found) continue;
      const { code: key, chinese, english, tier, restriction } = found;
      return { key, chinese, english, province: provinceOf(found.province), tier, restriction };
    }
    return reasons.city(
      city,
      nearestOf(
        city,
        cities().filter((each) => !within || each.province === within.code),
      ),
    );
  };

  const remembered = new Map<string, Place | Reason>();
  return (city, province) => {
    const key = `${province}\n${city}`;
    const before = remembered.get(key);
    if (before) return before;
    const found = find(city, province);
    remembered.set(key, found);
    return found;
  };
}
