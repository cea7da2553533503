import { marketOf } from '../../../ui/analysis/testing/market-of.ts';

/** The datasets that the after-market asks, in a test. */
export const { catalogueOf, answers } = marketOf({
  parc: {
    figures: ['carsInUse', 'parcShare', 'yoyCarsInUse', 'meanAge', 'carsRegistered', 'survivalRate'],
    own: ['carAge', 'ageClass', 'survivalCurve', 'trim'],
  },
  serviceCost: {
    figures: [
      'serviceCost',
      'yoyServiceCost',
      'partsToCar',
      'costToPrice',
      'partsPrice',
      'msrp',
      'retailVolume',
      'maintenance',
      'tyres',
      'brakes',
      'wearParts',
      'repairs',
    ],
    own: ['carAge', 'ageClass', 'survivalCurve', 'trim'],
  },
  residualValue: {
    figures: [
      'residualRate',
      'usedPrice',
      'newPrice',
      'usedCars',
      'residualChange',
      'residualChangeYoy',
      'yoyUsedPrice',
      'momUsedPrice',
    ],
    own: ['carAge', 'ageClass', 'survivalCurve', 'trim'],
  },
  price: { figures: ['msrp', 'tp', 'retailVolume'] },
});
