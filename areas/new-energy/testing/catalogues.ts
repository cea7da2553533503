import { announcedFigures } from '../../../ui/analysis/testing/announced-figures.ts';
import { marketOf } from '../../../ui/analysis/testing/market-of.ts';

/** The datasets that new energy asks, in a test. */
export const { catalogueOf, answers, only } = marketOf({
  sales: {
    figures: [
      'penetration',
      'penetrationChange',
      'newEnergyVolume',
      'yoyNewEnergy',
      'volume',
      'yoy',
      'share',
      'shareChange',
    ],
  },
  energy: { figures: ['range', 'yoyRange', 'battery', 'yoyBattery', 'power', 'energyTrims', 'retailVolume'] },
  price: { figures: ['msrp', 'tp', 'discount'] },
  charging: {
    figures: [
      'chargingPoints',
      'yoyPoints',
      'dcPoints',
      'dcShare',
      'nevsInUse',
      'yoyNevsInUse',
      'nevsPerPoint',
      'pointShare',
    ],
  },
  catalogue: { figures: ['entryShare', ...announcedFigures] },
});
