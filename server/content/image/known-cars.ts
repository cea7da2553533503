import { searchForm } from '../search-text.ts';
import type { ListedCar, Named } from './car-list.ts';

/** A car that a row names. */
export interface KnownCar extends Pick<ListedCar, 'brand' | 'model' | 'measures'> {
  /** Null where the row is about the whole model. */
  subModel: Named | null;
}

export type FoundCar = KnownCar | { missing: 'brand' | 'model' | 'subModel' };

/** The cars of the market, by key or by name in either language. */
export interface KnownCars {
  find(brand: string, model: string, subModel: string): FoundCar;
}

const isCalled = (text: string, { key, name }: Named): boolean => {
  const wanted = searchForm(text);
  return key === text.trim() || searchForm(name.zh_CN) === wanted || searchForm(name.en) === wanted;
};

export function knownCars(cars: readonly ListedCar[]): KnownCars {
  return {
    find(brand, model, subModel) {
      const ofBrand = cars.filter((car) => isCalled(brand, car.brand));
      if (ofBrand.length === 0) return { missing: 'brand' };
      const car = ofBrand.find((candidate) => isCalled(model, candidate.model));
      if (!car) return { missing: 'model' };
      const known = { brand: car.brand, model: car.model, measures: car.measures };
      if (subModel === '') return { ...known, subModel: null };
      const found = car.subModels.find((candidate) => isCalled(subModel, candidate));
      return found ? { ...known, subModel: found } : { missing: 'subModel' };
    },
  };
}
