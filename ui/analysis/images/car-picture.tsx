import type { ModelImage } from '@portal/contract';
import { classNames, IconPhoto } from '@portal/ui';
import { useState } from 'react';
import { addressesOf } from './addresses.ts';
import classes from './images.module.css';
import { imageText } from './phrases.ts';

export interface CarPictureProps {
  image: ModelImage;
  /** How wide it stands, as `sizes` of HTML, so that no more is fetched than is seen. */
  sizes: string;
  /** Whether it is in sight at once; others are fetched when they come near. */
  isFirst?: boolean;
  /** Where its words stand beside it, it says nothing of its own. */
  isNamed?: boolean;
  className?: string;
}

/** A picture of a car in a place of its own shape, on a ground that it is seen on in both themes. */
export function CarPicture({ image, sizes, isFirst = false, isNamed = false, className }: CarPictureProps) {
  const [broken, setBroken] = useState('');
  const addresses = addressesOf(image.picture);
  const picture = addresses && broken !== addresses.src ? addresses : null;
  const { width, height } = image.picture;
  return (
    <span className={classNames(classes.studio, className)}>
      {picture ? (
        <picture>
          {picture.sets.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <img
            src={picture.src}
            alt={isNamed ? '' : imageText(image)}
            width={width}
            height={height}
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setBroken(picture.src)}
          />
        </picture>
      ) : (
        <span className={classes.none} aria-hidden="true">
          <IconPhoto />
        </span>
      )}
    </span>
  );
}
