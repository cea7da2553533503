import { type ListedCar, readCars } from '../content/index.ts';
import type { Settings } from '../settings/settings.ts';
import { askMarket } from './market-of.ts';

/** The cars of the published release. @throws Refusal where none is published */
export const carsOfMarket = (settings: Settings): Promise<ListedCar[]> => askMarket(settings, readCars);
