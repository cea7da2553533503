import { foreigners, independents, jointVentures, partners } from './maker-list.ts';

/** What a brand lives from; see maker-list.ts. */
export type Kind = 'T' | 'C' | 'P' | 'E' | 'R' | 'V' | 'I';

export interface Brand {
  chinese: string;
  english: string;
  luxury: boolean;
  origin: string;
  kind: Kind;
  strength: number;
  models: number;
  naming: string;
  /** Years, both included. */
  from: number;
  to: number;
}

export interface Maker {
  chinese: string;
  english: string;
  type: 'independent' | 'joint_venture' | 'foreign';
  brands: Brand[];
}

const always = { from: 1990, to: 2099 };

function readBrand(line: string): Brand {
  const [chinese, english, mark, origin, kind, strength, models, naming, from, to] = line
    .split('|')
    .map((field) => field.trim());
  if (!chinese || !english || !origin || !kind || !naming)
    throw new Error(`The list of makers has a bad line: ${line}`);
  return {
    chinese,
    english,
    luxury: mark === '+',
    origin,
    kind: kind as Kind,
    strength: Number(strength),
    models: Number(models),
    naming,
    from: Number(from) || always.from,
    to: Number(to) || always.to,
  };
}

function readMakers(list: string, type: Maker['type']): Maker[] {
  const makers: Maker[] = [];
  for (const line of list.trim().split('\n')) {
    if (line.startsWith('>')) {
      const [chinese = '', english = ''] = line
        .slice(1)
        .split('|')
        .map((field) => field.trim());
      makers.push({ chinese, english, type, brands: [] });
    } else {
      makers.at(-1)?.brands.push(readBrand(line));
    }
  }
  return makers;
}

/** @returns the second maker of each brand that has one, by the English name of the brand; its own brands are none */
export const secondMakers = (): Map<string, Maker> =>
  new Map(
    partners
      .trim()
      .split('\n')
      .map((line) => {
        const [chinese = '', english = '', brand = ''] = line.split('|').map((field) => field.trim());
        return [brand, { chinese, english, type: 'joint_venture', brands: [] }];
      }),
  );

/** @returns the invented makers with their brands, always in the same order */
export const makers = (): Maker[] => [
  ...readMakers(independents, 'independent'),
  ...readMakers(jointVentures, 'joint_venture'),
  ...readMakers(foreigners, 'foreign'),
];
