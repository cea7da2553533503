import type { FailureKind } from '@portal/contract';
import { proxy, useSnapshot } from 'valtio';

export type { FailureKind } from '@portal/contract';

/** What the host of areas tells the shell about the area of the address. */
export interface AreaBoard {
  /** Name such as sales; null while the address belongs to no area. */
  name: string | null;
  state: 'idle' | 'loading' | 'slow' | 'mounted' | 'failed';
  reason: FailureKind | null;
  /** The developer's message of the failure; plain text, folded away below the sentence for the person. */
  message: string;
  /** Truly loads again. */
  retry: () => void;
}

export const areaBoard = proxy<AreaBoard>({
  name: null,
  state: 'idle',
  reason: null,
  message: '',
  retry: () => undefined,
});

export const useAreaBoard = () => useSnapshot(areaBoard);
