import { IconFileText } from '@portal/ui';
import { useState } from 'react';
import classes from './list.module.css';

/** The front of a report; a quiet sign where there is no picture or it cannot be had. */
export function ReportCover({ url }: { url: string }) {
  const [broken, setBroken] = useState('');
  return (
    <span className={classes.cover} aria-hidden="true">
      {url !== '' && broken !== url ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
      ) : (
        <IconFileText size={28} />
      )}
    </span>
  );
}
