import { countyTable } from './county-table.ts';
import { cities, provinces } from './places.ts';

/** What an address says of where it is: the codes of the cities that it can lie in. */
export interface AddressPlace {
  /** The words of the address that say so, such as 杭州市西湖区. */
  words: string;
  /** Codes of cities, one or more: many districts share a name. */
  cities: readonly string[];
}

interface Name {
  text: string;
  /** Short names are those of roads and firms too: they count where an official one follows. */
  isShort: boolean;
  cities: readonly string[];
}

interface Names {
  provinces: readonly Name[];
  cities: readonly Name[];
  counties: readonly Name[];
}

/** A name of two signs, such as 城区, is that of too many places to say anything alone. */
const shortest = 3;

function readNames(): Names {
  const all = cities();
  const within = (province: string) => all.flatMap((city) => (city.province === province ? [city.code] : []));
  const both = (official: string, short: string, codes: readonly string[]): Name[] => [
    { text: official, isShort: false, cities: codes },
    ...(short === official ? [] : [{ text: short, isShort: true, cities: codes }]),
  ];
  const counties = new Map<string, string[]>();
  for (const [province, entry] of Object.entries(countyTable)) {
    for (const city of entry.split(', ')) {
      const [digits, ...names] = city.split(' ');
      for (const name of names) counties.set(name, [...(counties.get(name) ?? []), `${province}${digits}`]);
    }
  }
  return {
    provinces: provinces().flatMap(({ official, chinese, code }) => both(official, chinese, within(code))),
    cities: all.flatMap(({ official, chinese, code }) => both(official, chinese, [code])),
    counties: [...counties].map(([text, codes]) => ({ text, isShort: false, cities: codes })),
  };
}

let known: Names | null = null;

const nowhere: Name = { text: '', isShort: true, cities: [] };

/** The names that a text can begin with, and none. */
const beginning = (text: string, names: readonly Name[]): Name[] => [
  nowhere,
  ...names.filter((name) => text.startsWith(name.text)),
];

const common = (some: readonly Name[]): string[] => {
  const [first, ...others] = some.filter(({ text }) => text !== '');
  return (first?.cities ?? []).filter((code) => others.every((name) => name.cities.includes(code)));
};

/**
 * Reads where an address is from the province, city and county that it begins with.
 * @param address in Chinese, such as 浙江省杭州市西湖区文三路1号
 * @returns null where it does not begin with the official name of a place
 */
export function placeOfAddress(address: string): AddressPlace | null {
  known ??= readNames();
  const text = address.normalize('NFKC').replace(/[\s,，、·-]/gu, '');
  let found: AddressPlace | null = null;
  for (const province of beginning(text, known.provinces)) {
    const behind = text.slice(province.text.length);
    for (const city of beginning(behind, known.cities)) {
      for (const county of beginning(behind.slice(city.text.length), known.counties)) {
        const last = [county, city, province].find((name) => name.text !== '');
        const words = province.text + city.text + county.text;
        const isClear = last !== undefined && !last.isShort && words.length >= shortest;
        const codes = common([province, city, county]);
        if (isClear && codes.length > 0 && words.length > (found?.words.length ?? 0)) found = { words, cities: codes };
      }
    }
  }
  return found;
}
