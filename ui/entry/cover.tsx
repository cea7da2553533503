import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import classes from './entry.module.css';

export interface CoverProps {
  /** Empty where there is no picture. */
  url: string;
  /** A quiet sign that stands where there is no picture or it cannot be had. */
  icon: ReactNode;
  className?: string;
}

/** The picture of a written text. It says nothing of its own: the title says what the text is about. */
export function Cover({ url, icon, className }: CoverProps) {
  const [broken, setBroken] = useState('');
  const hasPicture = url !== '' && broken !== url;
  return (
    <span className={classNames(classes.cover, className)} aria-hidden="true">
      {hasPicture ? <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} /> : icon}
    </span>
  );
}
