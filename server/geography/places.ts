import { divisionTable } from './division-table.ts';
import { placeTable } from './place-table.ts';
import { shortName } from './short-name.ts';

export interface Province {
  /** Two digits of the national code list. */
  code: string;
  official: string;
  chinese: string;
  english: string;
  area: string;
}

export interface City {
  /** Four digits; six for the counties and cities that stand directly under a province, which have no prefecture. */
  code: string;
  official: string;
  chinese: string;
  english: string;
  province: string;
  tier: string;
  restriction: string;
}

/** The official names of a province and of what lies directly below it, by code. */
const divisions = Object.entries(divisionTable).map(([code, entry]) => {
  const [name = '', below = ''] = entry.split(': ');
  const names = below.split(', ').map((each): [string, string] => {
    const [digits = '', official = ''] = each.split(' ');
    return [code + digits, official];
  });
  return { code, name, below: new Map(names) };
});

/** @returns the 31 provinces, municipalities and autonomous regions in the order of their codes */
export function provinces(): Province[] {
  return divisions.map(({ code, name }) => {
    const entry = placeTable[code];
    if (!entry) throw new Error(`The table of places does not know province ${code} ${name}.`);
    return { code, official: name, chinese: shortName(name), english: entry.english, area: entry.area };
  });
}

let known: readonly City[] | null = null;

/** @returns the cities of all provinces in the order of their codes */
export const cities = (): readonly City[] => (known ??= readCities());

function readCities(): City[] {
  const official = new Map(divisions.flatMap(({ below }) => [...below]));
  return provinces().flatMap((province) =>
    (placeTable[province.code]?.cities ?? '').split(',').map((entry): City => {
      const match = /^\s*(\d+) (.+) (\w+)(?:\/(\d))?$/.exec(entry);
      const [, digits = '', english = '', tier = '', restriction = '4'] = match ?? [];
      const code = province.code + digits;
      const name = official.get(code);
      if (!match || !name) throw new Error(`The table of places has an entry that is no city: ${entry}`);
      return { code, official: name, chinese: shortName(name), english, province: province.code, tier, restriction };
    }),
  );
}
