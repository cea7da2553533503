import { classNames, IconNews } from '@portal/ui';
import { useState } from 'react';
import classes from './row.module.css';

/** The picture of a news item; a quiet sign where there is none or it cannot be had. The title says what it is about. */
export function Cover({ url, className }: { url: string; className?: string }) {
  const [broken, setBroken] = useState('');
  const shown = url !== '' && broken !== url;
  return (
    <span className={classNames(classes.cover, className)} aria-hidden="true">
      {shown ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
      ) : (
        <IconNews size={24} />
      )}
    </span>
  );
}
