import { type AreaManifest, administrationProduct } from '@portal/contract';
import { knownProducts } from '../products/known-products.ts';

/** The products that an account may be given: all but the administration, which comes with a role. */
export const soldProducts = (): AreaManifest[] => knownProducts().filter(({ key }) => key !== administrationProduct);
