import { PortalLink, useAnswer } from '@portal/shell';
import { Card } from '@portal/ui';
import { carImages } from './ask-images.ts';
import { CarPicture } from './car-picture.tsx';
import classes from './images.module.css';
import { licenceText, phrases } from './phrases.ts';
import { useImageLibrary } from './use-image-library.ts';

export interface CarStripProps {
  by: 'model' | 'subModel';
  cars: readonly { key: string; name: string }[];
  /** How many of them are shown; 6 when absent. */
  most?: number;
}

/**
 * Cars from their side in one line, each of which leads to all of its pictures, with licence and source. An account
 * without the image library sees nothing, nor where there is no picture of any of them.
 */
export function CarStrip({ by, cars, most = 6 }: CarStripProps) {
  const words = phrases.useTranslate();
  const isOpen = useImageLibrary();
  const pictured = cars.filter(({ key }, at) => cars.findIndex((car) => car.key === key) === at).slice(0, most);
  const query = { by, keys: pictured.map(({ key }) => key), angle: 'side' as const };
  const { answer, error } = useAnswer(carImages, isOpen && pictured.length > 0 ? query : null);
  if (!isOpen || pictured.length === 0 || error || answer?.items.length === 0) return null;
  const images = new Map(answer?.items.map(({ key, image }) => [key, image]));
  const [first] = images.values();
  return (
    <Card title={words('strip')} caption={first ? licenceText(first) : '\u00a0'} data-testid="car-strip">
      <ul className={classes.strip}>
        {pictured.map(({ key, name }) => {
          const image = images.get(key);
          if (answer && !image) return null;
          return (
            <li key={key}>
              <PortalLink
                to={`/image-library/gallery?${new URLSearchParams({ [by]: key })}`}
                className={classes.open}
                aria-label={words('pictures', { name })}
              >
                {image ? (
                  <CarPicture image={image} sizes="(width < 640px) 44vw, 240px" isNamed />
                ) : (
                  <span className={classes.studio} />
                )}
                <span className={classes.called}>{name}</span>
              </PortalLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
