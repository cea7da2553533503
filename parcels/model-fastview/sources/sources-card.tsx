import { Card, Change, Explained, formatMonthRange, formatNumber, formatRatio } from '@portal/ui';
import { useChoice } from '../address/use-choice.ts';
import type { Span } from '../ask/questions.ts';
import { Sheet } from '../figures/sheet.tsx';
import { Place } from '../frame/place.tsx';
import { useTranslate } from '../phrases.ts';
import { PlaceFields } from './place-fields.tsx';
import type { InSource } from './ranked-by-source.ts';
import { useRanks } from './use-ranks.ts';

interface SourcesCardProps {
  model: string;
  segment: { key: string; name: string } | null;
  span: Span;
}

/** What every source has counted of the model, with its rank in its segment, in the country and in a chosen place. */
export function SourcesCard({ model, segment, span }: SourcesCardProps) {
  const say = useTranslate();
  const { rivals, place = null, choose } = useChoice();
  const { answered, sources, whole, inPlace, placeName } = useRanks(span, model, segment?.key, place);
  if (!segment) return null;
  const rank = (found: InSource | undefined) =>
    found?.rank ? say('rankOf', { rank: found.rank, all: found.ranked }) : formatNumber(null);
  const cells = (found: InSource | undefined) => [
    formatNumber(found?.volume ?? null, 0),
    <Change key="yoy" value={found?.yoy} />,
    rank(found),
  ];
  const columns = (of: string, name: string) => [
    { key: `${of}-volume`, head: `${name} (${say('cars')})` },
    { key: `${of}-yoy`, head: say('yoy') },
    { key: `${of}-rank`, head: say('rankIn', { segment: segment.name }) },
  ];
  return (
    <Card
      flush
      title={say('sources')}
      caption={`${formatMonthRange(span.from, span.to)} · ${say('sourcesNote')}`}
      actions={<PlaceFields place={place} onChoose={(next) => choose({ model, rivals, place: next })} />}
      data-testid="fastview-sources"
    >
      <Place answered={answered} height={160} empty={() => null}>
        {() => (
          <Sheet
            testId="fastview-sources-table"
            caption={say('sources')}
            corner={say('dataSource')}
            columns={[
              ...columns('whole', say('nationwide')),
              { key: 'whole-share', head: say('shareIn', { segment: segment.name }) },
              ...(inPlace ? columns('place', placeName) : []),
            ]}
            rows={sources.map(({ key, name, definition }) => ({
              key,
              head: <Explained means={definition ? [definition] : []}>{name}</Explained>,
              cells: [
                ...cells(whole.get(key)),
                formatRatio(whole.get(key)?.share ?? null),
                ...(inPlace ? cells(inPlace.get(key)) : []),
              ],
            }))}
          />
        )}
      </Place>
    </Card>
  );
}
