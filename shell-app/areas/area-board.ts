import type { FailureKind } from '@portal/contract';
import { proxy, subscribe, useSnapshot } from 'valtio';

export type { FailureKind } from '@portal/contract';

/** What the host of areas tells the shell about the area of the address. */
export interface AreaBoard {
  /** Name such as sales; null while the address belongs to no area. */
  name: string | null;
  /** The version that its team has published; null for an area of the portal, and for one that is overridden. */
  version: string | null;
  state: 'idle' | 'loading' | 'slow' | 'mounted' | 'failed';
  /** Name of the area that stands in the page; unlike the state it changes in the very step in which an area goes. */
  standing: string | null;
  reason: FailureKind | null;
  /** The developer's message of the failure; plain text, folded away below the sentence for the person. */
  message: string;
  /** Path of the page or area that this one is sent back and forth with, where that is why it is not there. */
  other: string | null;
  /** Truly loads again. */
  retry: () => void;
}

/** While the address belongs to no area. */
export const noArea: Readonly<AreaBoard> = {
  name: null,
  version: null,
  state: 'idle',
  standing: null,
  reason: null,
  message: '',
  other: null,
  retry: () => undefined,
};

export const areaBoard = proxy<AreaBoard>({ ...noArea });

export const useAreaBoard = () => useSnapshot(areaBoard);

/**
 * Waits until the area on its way stands in the page or has failed.
 * @param limit ms after which nobody waits any longer
 */
export function areaArrived(limit: number): Promise<void> {
  return new Promise((resolve) => {
    const arrived = () => areaBoard.standing !== null || areaBoard.state === 'failed';
    if (arrived()) return resolve();
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = subscribe(areaBoard, () => arrived() && end(), true);
    const timer = setTimeout(end, limit);
  });
}
