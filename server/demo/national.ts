import { type Chance, chanceOf } from '../kernel/random.ts';
import type { Catalogue, SubModel } from './catalogue-shape.ts';
import { fuelParts, marketOf, originTrend } from './course.ts';
import type { Fuel } from './versions.ts';

/** Volumes of the whole country: `volumes[source][sub-model][month - first]`, whole cars; source 1, 2, 3 at 0, 1, 2. */
export type National = number[][][];

/** From the first shipments through two good years and a new face to the run-out. */
function life({ launch, end }: SubModel, month: number): number {
  const age = month - launch;
  const left = end - month;
  if (age < 0 || left < 0) return 0;
  const start = Math.min(1, 0.22 + age * 0.17);
  const wear = Math.exp(-Math.max(0, Math.min(age, 150) - 16) / 95);
  const newFace = age > 36 ? 1 + 0.35 * Math.exp(-((age - 37) % 40) / 9) : 1;
  return start * wear * newFace * Math.min(1, (left + 1) / 8);
}

/** Price cuts of a brand, more of them since the price war of 2023: each lifts some months and is felt afterwards. */
function priceMoves(chance: Chance, first: number, months: number): number[] {
  const lift = new Array<number>(months).fill(1);
  let at = first + chance.whole(0, 30);
  while (at < first + months) {
    const strength = chance.between(0.08, 0.34);
    for (let after = 0; after < 7; after++) {
      const index = at + after - first;
      const effect = after < 3 ? strength : -strength * 0.22;
      if (index >= 0 && index < months) lift[index] = (lift[index] ?? 1) * (1 + effect);
    }
    at += at >= 2023 * 12 ? chance.whole(7, 16) : chance.whole(22, 48);
  }
  return lift;
}

/** Registrations of each sub-model: its pull among all of its fuel, times the fuel's part of the market. */
function retail(catalogue: Catalogue, first: number, months: number): number[][] {
  const moves = catalogue.brands.map((brand) => priceMoves(chanceOf(`moves ${brand.key}`), first, months));
  const pull = catalogue.subModels.map((subModel) => {
    const chance = chanceOf(`pull ${subModel.key}`);
    const brand = catalogue.models[subModel.model]?.brand ?? 0;
    const origin = catalogue.brands[brand]?.origin ?? '';
    let mood = 0;
    return Array.from({ length: months }, (_, index) => {
      mood = mood * 0.7 + (chance.next() - 0.5) * 0.34;
      const lift = moves[brand]?.[index] ?? 1;
      return subModel.strength * life(subModel, first + index) * originTrend(origin, first + index) * lift * (1 + mood);
    });
  });
  const sums = Array.from({ length: months }, (_, index) => {
    const sum: Partial<Record<Fuel, number>> = {};
    catalogue.subModels.forEach(({ fuel }, at) => {
      sum[fuel] = (sum[fuel] ?? 0) + (pull[at]?.[index] ?? 0);
    });
    return sum;
  });
  const parts = Array.from({ length: months }, (_, index) => fuelParts(first + index));
  const market = Array.from({ length: months }, (_, index) => marketOf(first + index));
  return catalogue.subModels.map(({ fuel }, at) =>
    (pull[at] ?? []).map((value, index) => {
      const sum = sums[index]?.[fuel];
      return sum ? ((market[index] ?? 0) * (parts[index]?.[fuel] ?? 0) * value) / sum : 0;
    }),
  );
}

/** Makers ship more than is sold as a quarter or a year ends, and less in the month after. */
const shipping = [0.97, 0.96, 1.05, 0.96, 0.99, 1.06, 0.95, 1, 1.05, 0.97, 1.02, 1.07];
/** What makers report as sold is nearer to registrations, with a smaller push. */
const reporting = [0.98, 1, 1.02, 0.99, 1, 1.03, 0.98, 1, 1.02, 0.99, 1.01, 1.03];

/**
 * The three sources of a market. Registrations (source 3) follow demand; wholesale (source 1) runs ahead of it, since
 * cars are shipped about ten days before they are registered, and builds stock; the association's sales
 * (source 2) lie between the two, with a bias of each brand.
 * @param first first month, year * 12 + month - 1
 * @param months how many months
 */
export function national(catalogue: Catalogue, first: number, months: number): National {
  // One month more, because wholesale looks ahead.
  const registered = retail(catalogue, first, months + 1);
  const wholesale: number[][] = [];
  const reported: number[][] = [];
  catalogue.subModels.forEach((subModel, at) => {
    const chance = chanceOf(`sources ${subModel.key}`);
    const bias = chance.between(0.985, 1.045);
    const sold = registered[at] ?? [];
    const shipped: number[] = [];
    const said: number[] = [];
    for (let index = 0; index < months; index++) {
      const number = (first + index) % 12;
      const now = sold[index] ?? 0;
      const soon = first + index + 1 > subModel.end ? now : (sold[index + 1] ?? 0);
      const noise = chance.between(0.965, 1.035);
      shipped.push(Math.round((0.7 * now + 0.3 * soon) * (shipping[number] ?? 1) * 1.018 * noise));
      said.push(Math.round(now * (reporting[number] ?? 1) * bias * chance.between(0.98, 1.02)));
    }
    wholesale.push(shipped);
    reported.push(said);
  });
  return [wholesale, reported, registered.map((values) => values.slice(0, months).map(Math.round))];
}
