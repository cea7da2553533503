import { cities, placeOfAddress, provinces } from '../../../geography/index.ts';
import type { Member } from '../../members/known-members.ts';
import type { Reason } from '../../rows/problem.ts';
import { reasons } from '../../rows/reasons.ts';

/** So many cities are named of those that an address can lie in. */
const mostNamed = 3;

/** Whether a city of the national list lies in the place of a row: the whole country, a province, or that city. */
const lies = (city: string, place: string): boolean =>
  place === '0000' || city === place || (/^\d\d00$/.test(place) && city.startsWith(place.slice(0, 2)));

/**
 * Why a row cannot be of its place: its address names another one. Which of both is right nobody can tell.
 * @param place the city of the row, by the key of the national list
 * @returns null where the address names the place, or none
 */
export function placeElsewhere(place: Pick<Member, 'key' | 'zh' | 'en'>, address: string): Reason | null {
  const found = placeOfAddress(address);
  if (!found || found.cities.some((city) => lies(city, place.key))) return null;
  const all = cities().filter(({ code }) => found.cities.includes(code));
  const named = new Set(all.map(({ province }) => province)).size === 1 && all.length > mostNamed;
  const where = named ? provinces().filter(({ code }) => code === all[0]?.province) : all.slice(0, mostNamed);
  return reasons.elsewhere(found.words, where, place);
}
