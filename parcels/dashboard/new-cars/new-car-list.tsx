import type { NewCar } from '@portal/contract';
import { OwnedLink } from '@portal/shell/insider';
import { classNames, formatDayOrMonth, Skeleton } from '@portal/ui';
import { fastViewOf } from '../words/fast-view-of.ts';
import classes from './new-cars.module.css';

/** How many cars a part shows. */
const most = 6;

interface NewCarListProps {
  cars: readonly NewCar[];
  /** Null where it is not announced. */
  price: (car: NewCar) => string | null;
  unannounced: string;
}

/** New cars with what they are, what they cost, and since or from when. */
export function NewCarList({ cars, price, unannounced }: NewCarListProps) {
  return (
    <ul>
      {cars.slice(0, most).map((car) => {
        const about = [car.segment, car.fuelType, car.manufacturer].filter(Boolean).join(' · ');
        return (
          <li key={car.key} className={classes.car}>
            <span className={classes.line}>
              <CarName car={car} />
              <span className={classes.price}>
                {price(car) ?? <span className={classes.quiet}>{unannounced}</span>}
              </span>
            </span>
            <span className={classes.line}>
              <span className={classes.about} title={about}>
                {about}
              </span>
              <span className={classes.day}>{formatDayOrMonth(car.launchOn)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Leads to the fast view of a car that the market knows, for an account that holds it. */
function CarName({ car: { name, model } }: { car: NewCar }) {
  const given = { className: classes.name, title: name };
  if (model === null) return <span {...given}>{name}</span>;
  return (
    <OwnedLink to={fastViewOf(model)} {...given}>
      {name}
    </OwnedLink>
  );
}

const rows = Array.from({ length: most }, (_, index) => `row ${index}`);

/** As tall as a whole list. */
export const NewCarsWaiting = () => (
  <div>
    {rows.map((row) => (
      <div key={row} className={classNames(classes.car, classes.coming)}>
        <span className={classes.line}>
          <Skeleton width="44%" height={14} />
          <Skeleton width={72} height={14} />
        </span>
        <span className={classes.line}>
          <Skeleton width="56%" height={12} />
          <Skeleton width={72} height={12} />
        </span>
      </div>
    ))}
  </div>
);
