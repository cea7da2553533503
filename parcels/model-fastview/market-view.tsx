import type { Release } from '@portal/contract';
import { useLanguage, useSubject } from '@portal/shell';
import { OwnedLink } from '@portal/shell/insider';
import { Card, EmptyState, Skeleton } from '@portal/ui';
import { CopyLink, EquipmentDifferences } from '@portal/ui/analysis';
import { type FastViewChoice, fastViewPath } from './address/fast-view-address.ts';
import type { Catalogue } from './ask/ask.ts';
import type { Span } from './ask/questions.ts';
import { useLineup } from './ask/use-market.ts';
import { FavouriteButton } from './favourites/favourite-button.tsx';
import { FigureCards } from './figures/figure-cards.tsx';
import classes from './frame/frame.module.css';
import { Failed } from './frame/place.tsx';
import { LaunchCard } from './launches/launch-card.tsx';
import { ChoiceBar } from './lookup/choice-bar.tsx';
import { NewsCard } from './news/news-card.tsx';
import { useTranslate } from './phrases.ts';

interface MarketViewProps {
  model: string;
  rivals: string[] | null;
  choose: (choice: FastViewChoice) => void;
  span: Span;
  source: Catalogue['dataSources'][number];
  release: Release;
}

/** A model with its figures, launches and news, beside others. */
export function MarketView({ model, rivals, choose, span, source, release }: MarketViewProps) {
  const say = useTranslate();
  const language = useLanguage();
  const lineup = useLineup(span, model, rivals);
  useSubject(lineup.model.name);
  const { manufacturer, brand, segment } = lineup.profile?.rows[0]?.names ?? {};
  const trend = `/sales/trend?${new URLSearchParams({ by: 'model', model })}`;
  const onPage = { model, rivals: lineup.rivals.map(({ key }) => key) };
  return (
    <>
      <ChoiceBar
        holdsSales
        model={model}
        rivals={lineup.rivals}
        proposed={rivals === null && lineup.rivals.length > 0}
        choose={choose}
      />
      {lineup.error ? (
        <Card>
          <Failed error={lineup.error} retry={lineup.retry} />
        </Card>
      ) : lineup.unknown ? (
        <Card>
          <EmptyState data-testid="fastview-unknown" title={say('unknown')} text={say('unknownText', { key: model })} />
        </Card>
      ) : !lineup.settled ? (
        <div role="status" aria-label={say('loading')}>
          <Skeleton height={640} />
        </div>
      ) : (
        <div className={classes.model} data-testid="fastview-model" data-key={model}>
          <div className={classes.head}>
            <h2>{lineup.model.name}</h2>
            <p>{[manufacturer, brand, segment].filter(Boolean).join(' · ')}</p>
            <OwnedLink to={trend} className={classes.link} otherwise={null}>
              {say('openTrend')}
            </OwnedLink>
            <OwnedLink
              to={`/sales/changes?${new URLSearchParams({ model })}`}
              className={classes.link}
              otherwise={null}
            >
              {say('openChanges')}
            </OwnedLink>
            <FavouriteButton model={model} />
            <CopyLink language={language} link={() => `${location.origin}${fastViewPath(onPage)}`} />
          </div>
          <FigureCards lineup={lineup} span={span} source={source} release={release} />
          <EquipmentDifferences by="model" cars={[lineup.model, ...lineup.rivals]} month={span.to} />
          <div className={classes.two}>
            <LaunchCard models={[lineup.model, ...lineup.rivals]} />
            <NewsCard model={model} />
          </div>
        </div>
      )}
    </>
  );
}
