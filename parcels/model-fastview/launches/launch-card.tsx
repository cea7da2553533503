import type { NewCar } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import { OwnedLink } from '@portal/shell/insider';
import { Card, formatDayOrMonth, nearestFirst, priceRange, Tag } from '@portal/ui';
import { comingSoon, onSale } from '../ask/ask.ts';
import type { Named } from '../ask/named.ts';
import { Place } from '../frame/place.tsx';
import { type Say, useTranslate } from '../phrases.ts';
import classes from './launches.module.css';
import { launchesOf } from './launches-of.ts';

/** When the versions of the models came or will come, and what they cost. */
export function LaunchCard({ models }: { models: readonly Named[] }) {
  const say = useTranslate();
  const coming = useAnswer(comingSoon, {});
  const sold = useAnswer(onSale, {});
  const ofModels = (cars: readonly NewCar[]) => models.flatMap((model) => launchesOf(cars, model));
  const both =
    coming.answer && sold.answer
      ? { coming: ofModels(nearestFirst(coming.answer)), sold: ofModels(sold.answer) }
      : undefined;
  const retry = () => {
    coming.retry();
    sold.retry();
  };
  return (
    <Card
      title={say('launches')}
      caption={say('launchesCaption')}
      actions={
        models[0] && (
          <OwnedLink
            to={`/new-car/calendar?${new URLSearchParams({ model: models[0].key })}`}
            className={classes.more}
            otherwise={null}
          >
            {say('allEvents')}
          </OwnedLink>
        )
      }
      data-testid="fastview-launches"
    >
      <Place
        answered={{ answer: both, error: coming.error ?? sold.error, retry }}
        height={160}
        empty={(found) =>
          found.coming.length + found.sold.length === 0 ? { title: say('noLaunch'), text: say('noLaunchText') } : null
        }
      >
        {(found) => (
          <ul className={classes.list}>
            {found.coming.map((car) => (
              <LaunchLine key={car.key} car={car} state="coming" say={say} />
            ))}
            {found.sold.map((car) => (
              <LaunchLine key={car.key} car={car} state="onSale" say={say} />
            ))}
          </ul>
        )}
      </Place>
    </Card>
  );
}

function LaunchLine({ car, state, say }: { car: NewCar; state: 'coming' | 'onSale'; say: Say }) {
  const language = useLanguage();
  const prices = state === 'coming' ? [car.presalePrice] : [car.msrpFrom, car.msrpTo];
  const price = priceRange(language, ...prices);
  const name = say(state === 'coming' ? 'presale' : 'msrpRange');
  return (
    <li className={classes.launch}>
      <span className={classes.name}>{car.name}</span>
      <Tag tone={state === 'coming' ? 'accent' : 'neutral'}>{say(state)}</Tag>
      <span className={classes.about}>{[car.segment, car.fuelType].filter(Boolean).join(' · ')}</span>
      <span className={classes.price}>
        {price === null ? say('unannounced') : `${name} ${price} ${say('wanYuan')}`}
      </span>
      <time className={classes.day} dateTime={car.launchOn}>
        {formatDayOrMonth(car.launchOn)}
      </time>
    </li>
  );
}
