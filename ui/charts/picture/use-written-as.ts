import type { WrittenAs } from '@portal/contract';
import { createContext, useContext } from 'react';

const usual: WrittenAs = {};

const Context = createContext(usual);

/** Says to all charts and tables below how their figures are written. */
export const WrittenProvider = Context.Provider;

/** How figures are written here: as their size asks for where nobody has chosen. */
export const useWrittenAs = (): WrittenAs => useContext(Context);
