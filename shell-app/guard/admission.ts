import { proxy, useSnapshot } from 'valtio';
import type { Place } from '../navigation/place.ts';

/** The place that the guard has let pass last: the one on screen. null until the first decision. */
export const admission = proxy<{ place: Place | null }>({ place: null });

export const useAdmission = () => useSnapshot(admission).place;
