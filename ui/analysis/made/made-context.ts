import type { AnswerAbout, TableModel } from '@portal/contract';
import { createContext, useContext } from 'react';

/** Figures whose making is asked for. */
export interface MadeOf {
  /** What the card or table shows. */
  title: string;
  answer: AnswerAbout;
  /** Its table, for an answer of which nobody has kept the question. */
  model?: TableModel;
  /** The definition of the indicator that is asked for; without it all of them. */
  definition?: string;
}

const Context = createContext<((of: MadeOf) => void) | null>(null);

export const MadeProvider = Context.Provider;

/** Opens the panel that says how figures are made; null outside of the frame. */
export const useMade = () => useContext(Context);
