import { chanceOf } from '../../kernel/random.ts';
import { monthNumber } from '../../market/index.ts';
import type { Lineup, Model, Newcomer, SubModel } from './lineup-shape.ts';
import type { Kind } from './makers.ts';
import { lastMonth } from './months.ts';
import { type Fuel, fuelNames, isCharged } from './versions.ts';

/** What a brand brings out next, the likeliest first. */
const nextFuels: Record<Kind, Fuel[]> = {
  T: ['PHEV', 'BEV', 'EREV', 'HEV'],
  C: ['BEV', 'PHEV', 'HEV'],
  P: ['BEV', 'PHEV', 'EREV'],
  E: ['BEV', 'EREV'],
  R: ['EREV', 'BEV'],
  V: ['BEV', 'PHEV'],
  I: ['BEV', 'PHEV'],
};

/** How many of the full market's newcomers are on sale; the others are coming. */
const onSale = 22;
const coming = 15;

const monthsOnSale = 12;

/** @returns a name of the brand's own kind that no model has; brands named by words bring versions instead */
function newModel(lineup: Lineup, brand: number): Newcomer | null {
  const own = lineup.brands[brand];
  if (!own || own.naming === 'w' || own.naming === 'f') return null;
  const taken = new Set(lineup.models.filter((model) => model.brand === brand).map(({ english }) => english));
  const number = [9, 8, 7, 6, 5, 10, 11, 12].find((each) => !taken.has(`${own.english} ${own.naming}${each}`));
  if (number === undefined) return null;
  const chance = chanceOf(`newcomer ${own.key}`);
  const fuel = nextFuels[own.kind][chance.whole(0, 1)] ?? 'BEV';
  const suffix = fuelNames[fuel];
  const word = `${own.naming}${number}`;
  return {
    chinese: `${own.chinese} ${word} ${suffix.chinese}`.trim(),
    english: `${own.english} ${word} ${suffix.english}`.trim(),
    key: `${own.key}-${word.toLowerCase()}-${fuel.toLowerCase()}`,
    brand,
    model: null,
    segment: ['SUV_B', 'B', 'SUV_A', 'C', 'SUV_C'][chance.whole(0, own.luxury ? 4 : 2)] ?? 'SUV_A',
    fuel,
  };
}

/** @returns a model of the brand in a fuel that it does not have yet */
function newVersion(lineup: Lineup, brand: number): Newcomer | null {
  const own = lineup.brands[brand];
  const models = lineup.models.map((model, at) => ({ ...model, at })).filter((model) => model.brand === brand);
  for (const fuel of own ? nextFuels[own.kind] : []) {
    for (const { at, key, chinese, english, segment } of models) {
      if (lineup.subModels.some((subModel) => subModel.model === at && subModel.fuel === fuel)) continue;
      if (segment === 'A00' && fuel !== 'BEV') continue;
      return {
        chinese: `${chinese} ${fuelNames[fuel].chinese}`.trim(),
        english: `${english} ${fuelNames[fuel].english}`.trim(),
        key: `${key}-${fuel.toLowerCase()}`,
        brand,
        model: at,
        segment,
        fuel,
      };
    }
  }
  return null;
}

/** The electric cars of Chinese brands that everybody talks about: so many of a year, this strong. */
const hits = 2;
const hitStrength = 34;

/**
 * A newcomer as the market knows it.
 * @returns its new model, where it is one, and itself; its model is the last one where it is new
 */
function carOf(
  { brands, models }: Pick<Lineup, 'brands' | 'models'>,
  { brand, model, key, chinese, english, segment, fuel }: Newcomer,
): { model: Model | null; car: Omit<SubModel, 'strength' | 'launch' | 'end'> } {
  const own = brands[brand];
  const suffix = fuelNames[fuel];
  return {
    model:
      model === null
        ? {
            brand,
            maker: own?.maker ?? 0,
            key: key.slice(0, -fuel.length - 1),
            chinese: chinese.slice(0, chinese.length - suffix.chinese.length).trim(),
            english: english.slice(0, english.length - suffix.english.length).trim(),
            segment,
          }
        : null,
    car: {
      chinese,
      english,
      key,
      segment,
      fuel,
      model: model ?? models.length,
      origin: own?.kind === 'I' ? 'imported' : 'domestic',
    },
  };
}

/** Adds a newcomer to the market, as a new model where it is one, on sale from a month on. */
function enter(lineup: Lineup, newcomer: Newcomer, launch: number, hit: boolean) {
  const { model, car } = carOf(lineup, newcomer);
  const own = lineup.brands[newcomer.brand];
  if (model) lineup.models.push(model);
  const strength = hit ? hitStrength : (own?.strength ?? 1) * chanceOf(`strength ${newcomer.key}`).between(0.12, 0.4);
  lineup.subModels.push({ ...car, strength, launch, end: 2100 * 12 });
}

/** Cars that are not sold yet, with the models that they bring; they stand behind those that are. */
export interface ListedAhead {
  models: Model[];
  cars: Omit<SubModel, 'strength' | 'launch' | 'end'>[];
}

/** @returns the cars that are coming and are charged: they stand in a catalogue of the ministry before anybody buys one */
export function listedAhead({ brands, models, coming }: Pick<Lineup, 'brands' | 'models' | 'coming'>): ListedAhead {
  const found: ListedAhead = { models: [], cars: [] };
  for (const newcomer of coming) {
    if (!isCharged(newcomer.fuel)) continue;
    const { model, car } = carOf({ brands, models: [...models, ...found.models] }, newcomer);
    if (model) found.models.push(model);
    found.cars.push(car);
  }
  return found;
}

/**
 * Brings the year's new cars to the market, one of a brand: about two a month in the last twelve months.
 * @returns the cars that are still coming
 */
export function addNewcomers(lineup: Lineup): Newcomer[] {
  const last = monthNumber(lastMonth);
  const found = lineup.brands
    .flatMap(({ key, kind, origin, to }, brand) => {
      if (kind === 'I' || to < last / 12) return [];
      // Chinese brands bring out more than the others.
      return [{ brand, place: chanceOf(`turn ${key}`).next() * (origin === 'chinese' ? 1 : 2) }];
    })
    .sort((first, other) => first.place - other.place)
    .flatMap(({ brand }) => newModel(lineup, brand) ?? newVersion(lineup, brand) ?? [])
    .slice(0, onSale + coming);
  const entering = Math.round((found.length * onSale) / (onSale + coming));
  const onSaleNow = found.slice(0, entering);
  const loved = onSaleNow
    .filter(({ brand, fuel }) => fuel === 'BEV' && lineup.brands[brand]?.origin === 'chinese')
    .slice(0, Math.round((hits * entering) / onSale));
  onSaleNow.forEach((newcomer, index) => {
    const launch = last - monthsOnSale + 1 + Math.floor((index * monthsOnSale) / entering);
    enter(lineup, newcomer, launch, loved.includes(newcomer));
  });
  return found.slice(entering);
}
