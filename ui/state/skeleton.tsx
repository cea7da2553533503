import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  className?: string;
}

/** Stands in the final size of what is still loading, so that nothing jumps. Say the loading elsewhere in words. */
export function Skeleton({ width = '100%', height = 16, className }: SkeletonProps) {
  return (
    <span
      className={classNames(classes.skeleton, className)}
      style={{ width, height }}
      aria-hidden="true"
      data-skeleton=""
    />
  );
}
