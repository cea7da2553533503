import { chanceOf } from '../../kernel/random.ts';
import { lifeOf } from '../lineup/life.ts';
import type { Lineup } from '../lineup/lineup-shape.ts';
import type { Fuel } from '../lineup/versions.ts';
import { exportsOf } from './abroad.ts';
import { marketOf, originTrend } from './course.ts';
import { moodOf } from './mood.ts';
import { cutLift, cutsOf } from './price-war.ts';
import { shipments } from './stock.ts';

/** Volumes of the whole country: `volumes[source][sub-model][month - first]`, whole cars; source 1, 2, 3 at 0, 1, 2. */
export type National = number[][][];

/** How far ahead makers look when they ship. */
const ahead = 3;

/** How strongly buyers ask for each sub-model among all of its fuel. */
function pulls(lineup: Lineup, first: number, months: number): number[][] {
  const moods = lineup.brands.map(({ key }) => moodOf(`brand ${key}`, 0.86, 0.06));
  return lineup.subModels.map((subModel) => {
    const at = lineup.models[subModel.model]?.brand ?? 0;
    const brand = lineup.brands[at];
    const life = lifeOf(subModel);
    const mood = moodOf(subModel.key, 0.7, 0.15);
    const cuts = brand ? cutsOf(subModel, brand) : [];
    return Array.from({ length: months }, (_, index) => {
      const month = first + index;
      const lived = life(month);
      if (lived === 0) return 0;
      const liked = originTrend(brand?.origin ?? '', month) * Math.exp((moods[at]?.(month) ?? 0) + mood(month));
      return subModel.strength * lived * liked * cutLift(cuts, month);
    });
  });
}

/** Registrations of each sub-model: its pull among all of its fuel, times what is bought of the fuel. */
function retail(lineup: Lineup, first: number, months: number): number[][] {
  const pull = pulls(lineup, first, months);
  const bought = Array.from({ length: months }, (_, index) => {
    const sum: Partial<Record<Fuel, number>> = {};
    lineup.subModels.forEach(({ fuel }, at) => {
      sum[fuel] = (sum[fuel] ?? 0) + (pull[at]?.[index] ?? 0);
    });
    const market = marketOf(first + index);
    return (fuel: Fuel) => (sum[fuel] ? market[fuel] / sum[fuel] : 0);
  });
  return lineup.subModels.map(({ fuel }, at) =>
    (pull[at] ?? []).map((value, index) => Math.round(value * (bought[index]?.(fuel) ?? 0))),
  );
}

/** What makers report as sold is near to registrations, with a push as a quarter ends. */
const reporting = [0.98, 1, 1.02, 0.99, 1, 1.03, 0.98, 1, 1.02, 0.99, 1.01, 1.03];

/** Where the cars of each sub-model go, by month: `flow[sub-model][month - first]`, whole cars. */
export interface Flows {
  /** To buyers at home: source 3. */
  registered: number[][];
  /** To the trade at home: registered, and what the stock grows by. */
  shipped: number[][];
  /** At dealers' as the month ends. */
  stock: number[][];
  abroad: number[][];
  /** What makers report as sold: source 2. */
  reported: number[][];
}

/**
 * Where the cars go that are made or imported.
 * @param first first month, year * 12 + month - 1
 * @param months how many months
 */
export function flows(lineup: Lineup, first: number, months: number): Flows {
  const known = retail(lineup, first, months + ahead);
  const registered = known.map((values) => values.slice(0, months));
  const lanes = lineup.subModels.map(({ key, model }, at) => {
    const kind = lineup.brands[lineup.models[model]?.brand ?? 0]?.kind ?? 'T';
    return shipments(key, kind, known[at] ?? [], first, months);
  });
  const reported = lineup.subModels.map(({ key }, at) => {
    const bias = chanceOf(`sources ${key}`).between(0.985, 1.045);
    const mood = moodOf(`reported ${key}`, 0.2, 0.02);
    return (registered[at] ?? []).map((cars, index) => {
      const month = first + index;
      return Math.round(cars * (reporting[month % 12] ?? 1) * bias * (1 + mood(month)));
    });
  });
  return {
    registered,
    reported,
    abroad: exportsOf(lineup, registered, first),
    shipped: lanes.map(({ shipped }) => shipped),
    stock: lanes.map(({ stock }) => stock),
  };
}

/**
 * What the three sources of a market report. Wholesale (source 1) is what is shipped to the trade at home and abroad;
 * the association's sales (source 2) are near registrations, with a bias of each brand; registrations (source 3) follow
 * demand.
 */
export function reportedOf({ registered, shipped, abroad, reported }: Flows): National {
  const wholesale = shipped.map((cars, at) => cars.map((own, index) => own + (abroad[at]?.[index] ?? 0)));
  return [wholesale, reported, registered];
}
