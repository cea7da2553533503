import { chanceOf } from '../../kernel/random.ts';
import type { Lineup } from './lineup-shape.ts';
import { type Brand, type Maker, makers, secondMakers } from './makers.ts';
import { modelNames, type Name } from './model-names.ts';
import { addNewcomers } from './newcomers.ts';
import { fuelNames, versionsOf } from './versions.ts';

const segmentsOf: Record<string, string[]> = {
  T: ['SUV_A', 'A', 'SUV_A', 'SUV_A0', 'B', 'SUV_B', 'MPV_B', 'SUV_A', 'SUV_B'],
  C: ['A', 'SUV_A', 'B', 'SUV_B', 'SUV_A0', 'A', 'A0', 'MPV_B', 'SUV_A'],
  P: ['SUV_A', 'A', 'B', 'A0', 'SUV_B', 'SUV_A', 'SUV_A0', 'A', 'C', 'MPV_B', 'A00', 'B'],
  E: ['SUV_A', 'B', 'A0', 'SUV_B', 'A', 'SUV_A0', 'C'],
  R: ['SUV_B', 'SUV_A', 'B', 'SUV_C', 'A0', 'MPV_B'],
  V: ['A00', 'MPV_A', 'A0', 'SUV_A', 'MPV_A', 'A00', 'A'],
  luxury: ['SUV_B', 'C', 'B', 'SUV_C', 'SUV_A', 'MPV_C', 'D'],
  I: ['SUV_C', 'SUV_B', 'C', 'D', 'SPORTS'],
};

const weightOf: Record<string, number> = {
  A00: 1.5,
  A0: 0.75,
  A: 1.1,
  B: 0.9,
  C: 0.6,
  D: 0.3,
  SUV_A0: 0.85,
  SUV_A: 1.15,
  SUV_B: 0.95,
  SUV_C: 0.55,
  MPV_A: 0.5,
  MPV_B: 0.45,
  MPV_C: 0.35,
  SPORTS: 0.12,
};

/** A key that says what it is in a link: lower case, plain ASCII. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Makers, brands, models and sub-models of the demonstration market with their lives.
 * @param share the part of the brands that is kept, for a small market: 1 keeps all, 0.1 every tenth of each kind
 */
export function lineup(share = 1): Lineup {
  const result: Lineup = { makers: [], brands: [], models: [], subModels: [], coming: [] };
  const nameOf = modelNames();
  const partners = secondMakers();
  const addMaker = (maker: Maker) => result.makers.push({ ...maker, key: slug(maker.english) }) - 1;
  let due = 0;
  for (const maker of makers()) {
    due += share;
    if (due < 1) continue;
    due -= 1;
    const first = addMaker(maker);
    for (const brand of maker.brands) {
      const key = slug(brand.english);
      result.brands.push({ ...brand, key, maker: first });
      const partner = partners.get(brand.english);
      const builders = partner ? [first, addMaker(partner)] : [first];
      for (let number = 0; number < brand.models; number++) {
        addModel(result, brand, key, builders[number % builders.length] ?? first, number, nameOf);
      }
    }
  }
  result.coming = addNewcomers(result);
  return result;
}

function addModel(
  to: Lineup,
  brand: Brand,
  brandKey: string,
  maker: number,
  number: number,
  nameOf: ReturnType<typeof modelNames>,
) {
  const name = nameOf(brand.naming, number);
  const key = `${brandKey}-${slug(name.english)}`;
  const chance = chanceOf(key);
  const segments = segmentsOf[brand.luxury && brand.kind !== 'I' ? 'luxury' : brand.kind] ?? [];
  const segment = segments[number % segments.length] ?? 'A';
  const full: Name = { chinese: `${brand.chinese} ${name.chinese}`, english: `${brand.english} ${name.english}` };
  to.models.push({ ...full, brand: to.brands.length - 1, maker, key, segment });
  // The first model of a brand sells a multiple of the last: rankings are top-heavy.
  const strength = brand.strength * (weightOf[segment] ?? 1) * (number + 1.5) ** -0.9 * chance.factor(0.3);
  for (const version of versionsOf(brand, number, segment, chance)) {
    const suffix = fuelNames[version.fuel];
    to.subModels.push({
      chinese: `${full.chinese} ${suffix.chinese}`.trim(),
      english: `${full.english} ${suffix.english}`.trim(),
      model: to.models.length - 1,
      key: `${key}-${version.fuel.toLowerCase()}`,
      fuel: version.fuel,
      segment,
      origin: brand.kind === 'I' ? 'imported' : 'domestic',
      strength: strength * version.part,
      launch: version.launch,
      end: version.end,
    });
  }
}
