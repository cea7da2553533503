import type { NamedLevel } from '../rows/car-fields.ts';
import type { KnownNames, Scope } from './known-names.ts';

/** The keys of a car and of what it belongs to. */
export type CarKeys = Record<NamedLevel, string>;

type Named = Record<NamedLevel | 'fuelType', string>;

const joined = (...parts: string[]): string => parts.filter(Boolean).join('.');

/** @returns where each name of a car is told apart; with the manufacturer and brand where no row names them */
export function scopesOf(car: Named, names: KnownNames): Record<NamedLevel, Scope> {
  const manufacturer: Scope = { level: 'manufacturer', within: '' };
  const brand: Scope = { level: 'brand', within: '' };
  const maker = names.ownOf(manufacturer, car.manufacturer);
  const ofBrand = names.ownOf(brand, car.brand);
  // What has no brand is told apart by its manufacturer alone.
  const model: Scope = { level: 'model', within: ofBrand || joined(maker, 'unknown') };
  const ofModel = ownModel(modelKey(model, car, ofBrand, names), model.within);
  const within = `${joined(maker, ofBrand || 'unknown', ofModel)}\n${car.fuelType.toLowerCase()}`;
  return { manufacturer, brand, model, subModel: { level: 'subModel', within } };
}

function modelKey(scope: Scope, { model }: Named, brand: string, names: KnownNames): string {
  const usual = joined(scope.within, names.ownOf(scope, model) || 'rest');
  return names.called.keyOf('model', [brand || 'unknown'], model, usual);
}

/** The part of the key of a model that is its own; all of it where it was not made by a file. */
const ownModel = (key: string, within: string): string =>
  key.startsWith(`${within}.`) ? key.slice(within.length + 1) : key;

/** @returns the keys of a car. What was renamed keeps that of its first name, and what is known by another name its own. */
export function keysOf(car: Named, names: KnownNames): CarKeys {
  const scopes = scopesOf(car, names);
  const [before, fuel] = scopes.subModel.within.split('\n') as [string, string];
  const maker = names.ownOf(scopes.manufacturer, car.manufacturer);
  const brand = names.ownOf(scopes.brand, car.brand);
  const model = modelKey(scopes.model, car, brand, names);
  const usual = joined(before, names.ownOf(scopes.subModel, car.subModel) || 'rest', fuel);
  const subModel = names.called.keyOf('subModel', [maker, model, fuel], car.subModel, usual);
  const known = maker === '' ? names.called.makerOf(subModel) : undefined;
  return { manufacturer: known || maker || 'unknown', brand: brand || 'unknown', model, subModel };
}

/** @returns the scope that the key of a member lies in @param own the part of the key that its first name makes */
export function scopeOfKey(level: NamedLevel, key: string, own: string, fuelType: string): Scope {
  if (level === 'manufacturer' || level === 'brand') return { level, within: '' };
  if (level === 'model') return { level, within: key.slice(0, -(own.length + 1)) };
  const fuel = fuelType.toLowerCase();
  return { level, within: `${key.slice(0, -(own.length + fuel.length + 2))}\n${fuel}` };
}

export const tableOf = { manufacturer: 'manufacturer', brand: 'brand', model: 'model', subModel: 'sub_model' } as const;
