import type { Item } from '../data/ask.ts';
import type { Reading } from './reading.ts';

/** What shows a document, whatever its format. */
export interface DocumentProps {
  item: Item;
  url: string;
  /** Asks for a new address: each works for some minutes only. */
  onRenew: () => void;
  /** Is given the document once it can be read, and null while it cannot. */
  onReading: (reading: Reading | null) => void;
  onEscape: () => void;
}
