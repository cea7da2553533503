import { proxy, useSnapshot } from 'valtio';

/** Why an area is not on screen. */
export type FailureKind =
  | 'not-found'
  | 'timed-out'
  | 'wrong-content'
  | 'missing-export'
  | 'bootstrap'
  | 'mount'
  | 'render'
  | 'unmount';

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
