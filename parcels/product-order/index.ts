import { reactParcel } from '@portal/shell';
import { ProductOrder } from './product-order.tsx';

/** The parcel @portal/product-order: the list in which a person puts the products of the rail in order. */
export const { bootstrap, mount, unmount } = reactParcel(ProductOrder);
