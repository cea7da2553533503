import { useAnswer } from '@portal/shell';
import { Card, formatDayOrMonth, nearestFirst } from '@portal/ui';
import { comingSoon } from '../ask/ask.ts';
import { Place } from '../frame/place.tsx';
import { useTranslate } from '../phrases.ts';
import { Offers } from './offers.tsx';

interface LaunchesOfferProps {
  most: number;
  height: number;
  pick: (model: string) => void;
}

/** The models whose launch is near. */
export function LaunchesOffer({ most, height, pick }: LaunchesOfferProps) {
  const say = useTranslate();
  const coming = useAnswer(comingSoon, {});
  return (
    <Card title={say('comingModels')} caption={say('launchesCaption')}>
      <Place
        answered={coming}
        height={height}
        empty={(cars) =>
          cars.every(({ model }) => model === null) ? { title: say('noLaunch'), text: say('noComing') } : null
        }
      >
        {(cars) => {
          const known = nearestFirst(cars).flatMap(({ model, ...car }) => (model === null ? [] : [{ ...car, model }]));
          const first = known.filter(({ model }, at) => known.findIndex((car) => car.model === model) === at);
          return (
            <Offers
              offers={first.slice(0, most).map(({ model, name, launchOn }) => ({
                key: model,
                name,
                about: formatDayOrMonth(launchOn),
              }))}
              pick={pick}
            />
          );
        }}
      </Place>
    </Card>
  );
}
