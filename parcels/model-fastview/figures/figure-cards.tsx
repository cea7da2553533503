import type { Release } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import { Card, Checkbox, formatMonthRange, periodText } from '@portal/ui';
import { CarStrip } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { useChoice } from '../address/use-choice.ts';
import { type Catalogue, comparisons, market } from '../ask/ask.ts';
import { latestOf, monthlyOf, pricedVersions, pricesOf, type Span, versionsOf, yearOf } from '../ask/questions.ts';
import type { Lineup } from '../ask/use-market.ts';
import { useTrendAhead } from '../ask/use-trend-ahead.ts';
import { Share } from '../export/share.tsx';
import { trendTable } from '../export/tables.ts';
import { Place } from '../frame/place.tsx';
import { useTranslate } from '../phrases.ts';
import { KeyCard } from './key-card.tsx';
import { PriceCard } from './price-card.tsx';
import { SideBySide } from './side-by-side.tsx';
import { trendSpec } from './trend-spec.ts';

const chartHeight = 300;

interface FigureCardsProps {
  lineup: Lineup;
  span: Span;
  source: Catalogue['dataSources'][number];
  release: Release;
}

/** What the market says of the models of the page: volumes, growth, share and prices. */
export function FigureCards({ lineup, span, source, release }: FigureCardsProps) {
  const say = useTranslate();
  const language = useLanguage();
  const models = [lineup.model, ...lineup.rivals];
  const keys = models.map(({ key }) => key);
  const year = useAnswer(market, yearOf(span, keys));
  const latest = useAnswer(market, latestOf(span, keys));
  const monthly = useAnswer(market, monthlyOf(span, keys));
  // A model that stands alone may have one version only, and prices are answered for two: its nearest is asked along.
  const versions = useAnswer(market, versionsOf(span, keys.length > 1 ? keys : nearestToo(lineup)));
  const priced = versions.answer && pricedVersions(versions.answer, lineup.model.key);
  const prices = useAnswer(comparisons, priced ? pricesOf(span, priced) : null);
  const { ahead: isAhead = false, rivals, choose } = useChoice();
  const model = lineup.model.key;
  const drawn = monthly.answer;
  const ahead = useTrendAhead(span, keys, drawn);
  const onPage = (versions.answer?.rows ?? []).filter(({ keys: own }) => keys.includes(own.model ?? ''));
  const period = formatMonthRange(span.from, span.to);
  const caption = periodText(
    { from: span.from, to: span.to, preliminaryFrom: year.answer?.period.preliminaryFrom ?? null },
    language,
    source.name,
    release.demonstration ? say('demonstration') : undefined,
  );
  const both = year.answer && latest.answer ? { year: year.answer, latest: latest.answer } : undefined;
  const words = { title: say('trend'), yoy: say('yoy') };
  const retry = () => {
    if (year.error) year.retry();
    if (latest.error) latest.retry();
  };
  const unsold = { title: say('noFigures'), text: say('noFiguresText', { source: source.name, period }) };
  const isSold = lineup.profile?.rows.length !== 0;
  return (
    <>
      <Place
        answered={{ answer: both, error: year.error ?? latest.error, retry }}
        height={152}
        empty={() => (isSold ? null : unsold)}
      >
        {(answers) => (
          <KeyCard {...answers} model={lineup.model.key} caption={caption} sourceMeans={source.definition} />
        )}
      </Place>
      <CarStrip by="model" cars={models} />
      <Card
        title={say('trend')}
        data-testid="fastview-trend"
        actions={
          drawn &&
          drawn.rows.length > 0 && (
            <>
              <Checkbox
                name="ahead"
                checked={isAhead}
                onChange={(event) => choose({ model, rivals, ahead: event.currentTarget.checked })}
              >
                {say('forecast')}
              </Checkbox>
              <Share
                of={say('trend')}
                answer={drawn}
                models={models}
                model={ahead.onTable(trendTable(drawn, models, say))}
                notes={ahead.notes}
              />
            </>
          )
        }
        caption={ahead.text}
      >
        <Place answered={monthly} height={chartHeight} empty={({ rows }) => (rows.length === 0 ? unsold : null)}>
          {(answer) => (
            <Chart titleHidden height={chartHeight} spec={ahead.onChart(trendSpec(answer, models, words, language))} />
          )}
        </Place>
      </Card>
      {both && lineup.rivals.length > 0 && <SideBySide {...both} models={models} caption={caption} />}
      <PriceCard
        models={models}
        answered={versions.error ? { ...prices, error: versions.error, retry: versions.retry } : prices}
        shown={onPage.flatMap(({ keys: own }) => own.subModel ?? [])}
        tooFew={priced !== undefined && priced.length < 2}
      />
    </>
  );
}

const nearestToo = ({ model, nearest }: Lineup): string[] => [model.key, ...nearest.slice(0, 1).map(({ key }) => key)];
