import type { CallData } from '@portal/contract';

type Coming = CallData<'comingSoonModel'>[number];

/** A car that is coming, in a test. */
export const comingCar = (key: string, own: Partial<Coming> = {}): Coming => ({
  key,
  name: `Car ${key}`,
  manufacturer: 'Maker',
  brand: 'Brand a',
  fuelType: '纯电',
  segment: 'A级轿车',
  launchOn: '2024-12-05',
  msrpFrom: null,
  msrpTo: null,
  presalePrice: null,
  model: null,
  ...own,
});

/** The furthest first, as the server lists them. */
export const comingCars: Coming[] = [
  comingCar('far', { launchOn: '2025-03', brand: 'Brand b', segment: 'B级SUV' }),
  comingCar('near', { launchOn: '2024-12-20', presalePrice: 129_800, model: 'm1' }),
  comingCar('next', { presalePrice: 99_800 }),
];
