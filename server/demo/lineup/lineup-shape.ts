import type { Brand, Maker } from './makers.ts';
import type { Name } from './model-names.ts';
import type { Fuel } from './versions.ts';

export interface Model extends Name {
  brand: number;
  /** Who builds it; other models of the brand may be built by another. */
  maker: number;
  key: string;
  segment: string;
}

/** A sub-model and how it lives on the market: months are year * 12 + month - 1. */
export interface SubModel extends Name {
  model: number;
  key: string;
  fuel: Fuel;
  segment: string;
  origin: 'domestic' | 'imported';
  /** Weight among all sub-models of the same fuel, before season, life and noise. */
  strength: number;
  launch: number;
  /** The last month in which it is sold. */
  end: number;
}

export interface Lineup {
  makers: (Maker & { key: string })[];
  /** The maker of a brand is its first; see Model. */
  brands: (Brand & { key: string; maker: number })[];
  models: Model[];
  subModels: SubModel[];
  /** Cars announced for the months to come. */
  coming: Newcomer[];
}

/** A car that has just come to the market, or will: a new model, or a model in a fuel it did not have. */
export interface Newcomer extends Name {
  key: string;
  brand: number;
  /** The model it is a version of; null for a new one. */
  model: number | null;
  segment: string;
  fuel: Fuel;
}
