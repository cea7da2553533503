import { classNames, useIsPhone } from '@portal/ui';
import { Link } from 'react-router-dom';
import { phrases } from '../../phrases.ts';
import classes from './cities.module.css';
import { type City, types, typeText } from './city-model.ts';

interface TilesProps {
  cities: readonly City[];
  /** The type that the table shows; empty for all. */
  chosen: string;
  onChoose: (type: string) => void;
}

/** So many cities stand in a tile; of the many that limit nothing the table tells. */
const most = 40;

/** A tile for each type: how many cities there are, which they are, and the way to their policies. */
export function Tiles({ cities, chosen, onChoose }: TilesProps) {
  const translate = phrases.useTranslate();
  const isPhone = useIsPhone();
  return (
    <div className={classes.tiles}>
      {types.map((type) => {
        // On a phone the table comes soon: a tile unfolds where it is chosen.
        const isFolded = isPhone && chosen !== type;
        const own = cities.filter(({ restriction }) => restriction === type);
        return (
          <section
            key={type}
            className={classNames(classes.tile, classes[`type${type}`])}
            data-testid="restriction-tile"
          >
            <h2>
              <button
                type="button"
                aria-pressed={chosen === type}
                onClick={() => onChoose(chosen === type ? '' : type)}
                data-type={type}
              >
                {typeText(type)} <span>{translate('cityCount', { n: own.length, smart_count: own.length })}</span>
              </button>
            </h2>
            {!isFolded && own.length > most && <p className={classes.many}>{translate('citiesBelow')}</p>}
            {!isFolded && own.length <= most && (
              <ul>
                {own.map(({ key, name }) => (
                  <li key={key}>
                    <Link to={`/policies?region=${key}`}>{name}</Link>
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
