import type { CSSProperties, ReactNode } from 'react';
import { Skeleton } from '../state/skeleton.tsx';

/** Whether the names of all options are still on their way: buttons without a word can be neither read nor chosen. */
export const isUnnamed = (options: readonly { label: ReactNode }[]): boolean =>
  options.length > 0 && options.every(({ label }) => label === '');

/** Stands where a choice will stand once its options have names. */
export const ChoiceBone = ({ width }: { width: CSSProperties['width'] }) => (
  <Skeleton width={width} height="var(--p-control)" />
);
