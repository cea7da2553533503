import type { Story } from '../story.ts';
import { batchStories } from './batches.ts';
import { chargingStories } from './charging.ts';
import { companyStories } from './company.ts';
import { discountStories } from './discounts.ts';
import { exportStories } from './exports.ts';
import { launchStories } from './launches.ts';
import { marketStories } from './market.ts';
import { modelStories } from './models.ts';
import { newEnergyStories } from './new-energy.ts';
import { offerStories } from './offers.ts';
import { placeStories } from './places.ts';
import { plugInStories } from './plug-ins.ts';
import { policyStories } from './policy.ts';
import { presenceStories } from './presence.ts';
import { priceStories } from './price.ts';
import { stockStories } from './stock.ts';
import { structureStories } from './structure.ts';
import { technologyStories } from './technology.ts';

/** What a first start can tell, from sales, prices and stock. */
export const firstStories: readonly Story[] = [
  ...[...marketStories, ...modelStories, ...structureStories, ...placeStories, ...newEnergyStories, ...plugInStories],
  ...[...priceStories, ...discountStories, ...companyStories, ...exportStories, ...stockStories, ...policyStories],
];

/** What is told of the datasets that are made behind a first start. */
export const laterStories: readonly Story[] = [
  ...[...chargingStories, ...offerStories, ...launchStories, ...technologyStories, ...batchStories, ...presenceStories],
];
