import type { DataSource, SalesIndex } from '@portal/contract';
import { newEnergyFuels } from '../datasets/index.ts';
import { monthNumber, monthText } from '../model/index.ts';
import { type Asking, latestOf, questionOf } from '../questions/asking.ts';

const ratio = (part: number | null, whole: number | null): number | null =>
  part !== null && whole !== null && whole > 0 ? part / whole : null;
const growth = (now: number | null, base: number | null): number | null =>
  now !== null && base !== null && base > 0 ? now / base - 1 : null;
/** A share moves by percentage points: 20 % after 16 % is +4, not +25 %. */
const shareFigure = (now: number | null, base: number | null) => ({
  value: now,
  yoy: now !== null && base !== null ? (now - base) * 100 : null,
});
const figure = (now: number | null, base: number | null) => ({ value: now, yoy: growth(now, base) });

/** Whether some fuel types are a part of those that figures are about: all of them, or none, have no share. */
function isPart(fuels: readonly string[], kinds: readonly string[] | undefined): boolean {
  if (!kinds) return true;
  const inside = kinds.filter((kind) => fuels.includes(kind)).length;
  return inside > 0 && inside < kinds.length;
}

/** The fuel types that a source is about. */
async function fuelsOf({ market, language }: Asking, dataSource: DataSource): Promise<readonly string[] | undefined> {
  const { coverage } = await market.catalogue('sales', language);
  return coverage.find((candidate) => candidate.dataSource === dataSource)?.kinds.fuelType;
}

/**
 * Volumes of some months, mostly one, and of their year so far: all cars, new energy, battery-electric; null where not
 * covered, or where a figure is of other months too.
 */
async function fuelVolumes({ market, language, signal }: Asking, dataSource: DataSource, from: string, to: string) {
  const query = { from, by: ['fuelType' as const], indicators: ['volume' as const, 'cumulativeVolume' as const] };
  const { rows, coverage } = await market.query(questionOf(dataSource, to, query), language, signal);
  const isOfThem = coverage.every(({ months, of, combined }) => months === of && combined.length === 0);
  const sum = (indicator: 'volume' | 'cumulativeVolume', fuels?: readonly string[]): number | null => {
    const values = rows
      .filter(({ keys }) => !fuels || fuels.includes(keys.fuelType ?? ''))
      .map(({ values }) => values[indicator] ?? null);
    // No row at all: the month is not covered. A missing fuel alone sold nothing.
    if (rows.length === 0 || values.includes(null) || (indicator === 'volume' && !isOfThem)) return null;
    return values.reduce<number>((total, value) => total + (value ?? 0), 0);
  };
  return {
    all: sum('volume'),
    allToDate: sum('cumulativeVolume'),
    newEnergy: sum('volume', newEnergyFuels),
    newEnergyToDate: sum('cumulativeVolume', newEnergyFuels),
    electric: sum('volume', ['BEV']),
  };
}

/**
 * S2.092 S7.053 S7.054: the indices of passenger vehicles, or of new energy, in the latest month of the source.
 * @param scope which of the two: their share is new energy of all cars, or battery-electric of new energy
 */
export async function salesIndex(
  asking: Asking,
  wanted: DataSource | undefined,
  scope: 'passenger' | 'energy',
): Promise<SalesIndex> {
  const { dataSource, month, together, preliminary } = await latestOf(asking, wanted);
  const from = together.since ?? month;
  const now = await fuelVolumes(asking, dataSource, from, month);
  const yearBefore = (name: string) => monthText(monthNumber(name) - 12);
  const base = await fuelVolumes(asking, dataSource, yearBefore(from), yearBefore(month));
  const passenger = scope === 'passenger';
  const kinds = await fuelsOf(asking, dataSource);
  const newEnergyKeys: readonly string[] = newEnergyFuels;
  const electrified = kinds?.filter((kind) => newEnergyKeys.includes(kind));
  // Where nobody said what drives the cars, new energy is not none.
  const energy = ({ newEnergy, newEnergyToDate }: typeof now) =>
    electrified?.length === 0 ? ([null, null] as const) : ([newEnergy, newEnergyToDate] as const);
  const [[newEnergy, newEnergyToDate], [baseEnergy, baseEnergyToDate]] = [energy(now), energy(base)];
  const share = ({ all, newEnergy, electric }: typeof now) => {
    if (passenger) return isPart(newEnergyFuels, kinds) ? ratio(newEnergy, all) : null;
    return isPart(['BEV'], electrified) ? ratio(electric, newEnergy) : null;
  };
  return {
    month,
    ...together,
    preliminary,
    dataSource,
    monthIndex: passenger ? figure(now.all, base.all) : figure(newEnergy, baseEnergy),
    shareIndex: shareFigure(share(now), share(base)),
    totalIndex: passenger ? figure(now.allToDate, base.allToDate) : figure(newEnergyToDate, baseEnergyToDate),
  };
}
