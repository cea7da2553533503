import { useAnswer } from '@portal/shell';
import { type Answered, Card, formatMonth, formatMonthRange, formatNumber, Skeleton } from '@portal/ui';
import { type Answer, market } from '../ask/ask.ts';
import { bestSellers, risers, type Span, sellersBySegment } from '../ask/questions.ts';
import { fallers } from '../ask/sales-questions.ts';
import { Place } from '../frame/place.tsx';
import { useTranslate } from '../phrases.ts';
import { Offers } from './offers.tsx';

const most = 8;
const height = 296;

interface MarketOffersProps {
  span: Span | null;
  /** The name of the source of the volumes. */
  source: string;
  pick: (model: string) => void;
}

type Row = Answer['rows'][number];

/** The first of each segment, of rows that stand in the order of their sales. */
export function leadersIn(rows: readonly Row[]): Row[] {
  const named = rows.filter(({ kind, unnamed }) => kind === 'row' && !unnamed);
  const segments = named.map(({ keys }) => keys.segment);
  return named.filter(({ keys }, at) => segments.indexOf(keys.segment) === at).slice(0, most);
}

/** Models of the market, each one press away: what sells most, what moved most in the month, and what leads each segment. */
export function MarketOffers({ span, source, pick }: MarketOffersProps) {
  const say = useTranslate();
  const sellers = useAnswer(market, span && bestSellers(span, most));
  const gains = useAnswer(market, span && risers(span, most));
  const losses = useAnswer(market, span && fallers(span, most));
  const segments = useAnswer(market, span && sellersBySegment(span));
  const months = span && formatMonthRange(span.from, span.to);
  const units = (value: number | null | undefined) => `${formatNumber(value, 0)} ${say('cars')}`;
  const card = (
    title: string,
    when: string | null,
    answered: Answered<Answer>,
    rowsOf: (rows: Row[]) => Row[],
    about: (row: Row) => string,
  ) => (
    <Card title={title} caption={when ? `${when} · ${source}` : <Skeleton width={160} height={12} />}>
      <Place answered={answered} height={height} empty={() => null}>
        {({ rows }) => (
          <Offers
            offers={rowsOf(rows).map((row) => ({
              key: row.keys.model ?? '',
              name: row.names.model ?? '',
              about: about(row),
            }))}
            pick={pick}
          />
        )}
      </Place>
    </Card>
  );
  return (
    <>
      {card(
        say('best'),
        months,
        sellers,
        (rows) => rows,
        ({ values }) => units(values.volume),
      )}
      {card(
        say('risers'),
        span && formatMonth(span.to),
        gains,
        (rows) => rows.filter(({ values }) => (values.volumeChange ?? 0) > 0),
        ({ values }) => `+${units(values.volumeChange)}`,
      )}
      {card(
        say('fallers'),
        span && formatMonth(span.to),
        losses,
        (rows) => rows.filter(({ values }) => (values.volumeChange ?? 0) < 0),
        ({ values }) => units(values.volumeChange),
      )}
      {card(say('leaders'), months, segments, leadersIn, ({ names }) => names.segment ?? '')}
    </>
  );
}
