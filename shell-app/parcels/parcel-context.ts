import { createContext } from 'react';
import type { AppProps } from 'single-spa';

/** single-spa's way to mount a parcel below the shell; null outside of single-spa. */
export const ParcelContext = createContext<AppProps['mountParcel'] | null>(null);
