import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { IconRefresh } from '../icons/index.ts';
import { Spinner } from '../state/spinner.tsx';
import classes from './qr-picture.module.css';

export interface QrPictureProps {
  stage: 'loading' | 'waiting' | 'expired' | 'failed' | 'done';
  /** The picture, as a data: address. */
  src: string;
  alt: string;
  /** What stands over a code that is over or could not be had. */
  note: ReactNode;
  refreshLabel: string;
  onRefresh: () => void;
  /** Stands over the picture whatever its stage, without a way to refresh it. */
  veil?: ReactNode;
  /** In px; the quiet zone is part of the picture. */
  size?: number;
}

/** A QR code on white in either theme; one that is over is greyed and offers a new one (S4.068). */
export function QrPicture({ stage, src, alt, note, refreshLabel, onRefresh, veil, size = 200 }: QrPictureProps) {
  const over = !veil && (stage === 'expired' || stage === 'failed');
  return (
    <div
      className={classNames(classes.frame, !src && classes.blank)}
      style={{ width: size, height: size }}
      data-testid="qr-code"
      data-stage={stage}
    >
      {src && (
        <img className={classNames(classes.picture, Boolean(over || veil) && classes.over)} src={src} alt={alt} />
      )}
      {stage === 'loading' && !veil && <Spinner size={24} />}
      {veil && <div className={classes.veil}>{veil}</div>}
      {over && (
        <div className={classes.veil}>
          <p>{note}</p>
          <Button size="small" icon={<IconRefresh size={16} />} data-testid="qr-refresh" onClick={onRefresh}>
            {refreshLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
