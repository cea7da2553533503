import { reactParcel } from '@portal/shell';
import { CarLifeCycle } from './car-life-cycle.tsx';

/** The parcel @portal/car-life-cycle: the life curve of a car model, its stage, and what may have moved it. */
export const { bootstrap, mount, unmount } = reactParcel(CarLifeCycle);
