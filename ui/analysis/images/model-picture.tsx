import type { ImageAngle } from '@portal/contract';
import { PortalLink, useAnswer, useLanguage } from '@portal/shell';
import { carImages } from './ask-images.ts';
import { CarPicture } from './car-picture.tsx';
import classes from './images.module.css';
import { licenceText, phrases } from './phrases.ts';
import { useImageLibrary } from './use-image-library.ts';

export interface ModelPictureProps {
  by: 'model' | 'subModel';
  /** The key of the car in the market. */
  car: string;
  name: string;
  angle?: ImageAngle;
  /** How wide it stands, as `sizes` of HTML. */
  sizes: string;
  className?: string;
}

/**
 * The picture of a car with its licence and source, which leads to all of its pictures. An account without the image
 * library sees nothing, and no place that is left free for it.
 */
export function ModelPicture({ by, car, name, angle = 'side', sizes, className }: ModelPictureProps) {
  const words = phrases.useTranslate();
  useLanguage();
  const isOpen = useImageLibrary();
  const { answer, error } = useAnswer(carImages, isOpen ? { by, keys: [car], angle } : null);
  if (!isOpen || error) return null;
  const image = answer?.items.find(({ key }) => key === car)?.image;
  if (answer && !image) return null;
  return (
    <figure className={className} data-testid="model-picture">
      {image ? (
        <>
          <PortalLink
            to={`/image-library/gallery?${new URLSearchParams({ [by]: car })}`}
            className={classes.open}
            aria-label={words('pictures', { name })}
          >
            <CarPicture image={image} sizes={sizes} isFirst isNamed />
          </PortalLink>
          <figcaption className={classes.licence}>{licenceText(image)}</figcaption>
        </>
      ) : (
        <>
          <span className={classes.studio} />
          <figcaption className={classes.licence}>&nbsp;</figcaption>
        </>
      )}
    </figure>
  );
}
