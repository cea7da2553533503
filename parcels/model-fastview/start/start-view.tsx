import { useAnswer } from '@portal/shell';
import { Card } from '@portal/ui';
import type { FastViewChoice } from '../address/fast-view-address.ts';
import { news } from '../ask/ask.ts';
import type { Span } from '../ask/questions.ts';
import { FavouritesCard } from '../favourites/favourites-card.tsx';
import { Place } from '../frame/place.tsx';
import { useTranslate } from '../phrases.ts';
import { LaunchesOffer } from './launches-offer.tsx';
import { MarketOffers } from './market-offers.tsx';
import { Offers } from './offers.tsx';
import { SetsCard } from './sets-card.tsx';
import classes from './start.module.css';

const most = 8;
const height = 296;

interface StartViewProps {
  holdsSales: boolean;
  span: Span | null;
  /** The name of the source of the volumes. */
  source: string;
  choose: (choice: FastViewChoice) => void;
}

/** Before a model is chosen: the account's own and the ones that many ask for, each one press away. */
export function StartView({ holdsSales, span, source, choose }: StartViewProps) {
  const say = useTranslate();
  const spoken = useAnswer(news, { pageSize: 1 });
  const pick = (model: string) => choose({ model, rivals: null });
  return (
    <div className={classes.start} data-testid="fastview-start">
      <FavouritesCard holdsSales={holdsSales} pick={pick} />
      {holdsSales && <SetsCard choose={choose} />}
      {holdsSales && <MarketOffers span={span} source={source} pick={pick} />}
      <Card title={say('inNews')} caption={say('inNewsOf')}>
        <Place
          answered={spoken}
          height={height}
          empty={({ facets }) =>
            (facets.models ?? []).length === 0 ? { title: say('noNews'), text: say('noNewsText') } : null
          }
        >
          {({ facets }) => (
            <Offers
              offers={(facets.models ?? []).slice(0, most).map(({ key, name, count }) => ({
                key,
                name,
                about: say('newsCount', { smart_count: count, count }),
              }))}
              pick={pick}
            />
          )}
        </Place>
      </Card>
      <LaunchesOffer most={most} height={height} pick={pick} />
    </div>
  );
}
