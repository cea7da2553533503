import { CarPicture } from '@portal/ui/analysis';
import { Link } from 'react-router-dom';
import type { Image } from '../../data/ask.ts';
import type { ImageAddress } from '../../data/use-image-address.ts';
import { phrases } from '../../phrases.ts';
import classes from './gallery.module.css';

/** As many as stand in sight at once on a large screen: they are fetched without waiting for it. */
const first = 8;

/** How wide a picture stands in the grid: two beside each other on a phone, three or more on whatever is wider. */
const sizes = '(width < 560px) 46vw, (width < 900px) 30vw, 280px';

/** Pictures side by side, each of which opens. */
export function ImageGrid({ items, address }: { items: readonly Image[]; address: ImageAddress }) {
  const translate = phrases.useTranslate();
  return (
    <ul className={classes.grid} data-testid="image-grid">
      {items.map((image, at) => (
        <li key={image.imageId} className={classes.card}>
          <Link
            to={{ search: address.searchOf({ id: image.imageId }) }}
            replace={address.opening.replace}
            state={address.opening.state}
            preventScrollReset
            className={classes.open}
            data-image={image.imageId}
            data-testid="image-card"
          >
            <CarPicture image={image} sizes={sizes} isFirst={at < first} isNamed />
            <span className={classes.name}>{image.model.name}</span>
            <span className={classes.about}>
              {[
                image.brand.name,
                translate('yearOf', { year: String(image.year) }),
                translate(image.angle),
                image.colour.name,
              ].join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
