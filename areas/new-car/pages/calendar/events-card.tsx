import { Card, Segmented, Skeleton, useIsPhone } from '@portal/ui';
import { AnalysisAnswer, Share, sortRows, TableCard, useChoices, usePage } from '@portal/ui/analysis';
import { eventTable } from '../../market/event-table.ts';
import { useColumnWords } from '../../market/use-column-words.ts';
import type { DatedEvents } from '../../market/use-events.ts';
import { phrases } from '../../phrases.ts';
import { EventCards } from './event-cards.tsx';
import { calendar } from './page.ts';

const columns = [
  ...['subModel', 'day', 'eventKind', 'eventSource', 'brand', 'segment'],
  ...['presalePrice', 'msrpFrom', 'msrpTo'],
];

const shapes = ['list', 'cards'] as const;

const newestFirst = { key: 'day', direction: 'descending' } as const;

/** Each event of the view, the newest first: as a list, or as cards, which a phone begins with. */
export function EventsCard({ events: { days, ...answered } }: { events: DatedEvents }) {
  const translate = phrases.useTranslate();
  const words = useColumnWords();
  const { setChoice } = usePage();
  const { shape: chosen } = useChoices(calendar.choices);
  const usual = useIsPhone() ? 'cards' : 'list';
  const shape = shapes.find((each) => each === chosen) ?? usual;
  const { answer } = answered;
  const model = answer && days && eventTable(answer, days, columns, words);
  const shared = {
    title: translate('listTitle'),
    caption: translate('listNote'),
    // What is joined here is no question of the market alone.
    answered: { ...answered, answer: answer && { ...answer } },
  };
  const choice = (
    <Segmented
      label={translate('shape')}
      value={shape}
      options={shapes.map((value) => ({ value, label: translate(value) }))}
      onChange={(value) => setChoice('shape', value, usual)}
    />
  );
  if (shape === 'list') return <TableCard {...shared} actions={choice} model={model} sorting={newestFirst} />;
  return (
    <Card
      flush
      title={shared.title}
      caption={shared.caption}
      actions={
        <>
          {choice}
          <Share title={shared.title} answer={shared.answered.answer} model={model} />
        </>
      }
    >
      <AnalysisAnswer answered={shared.answered} skeleton={<Skeleton height={480} />}>
        {() => model && <EventCards rows={sortRows(model.rows, newestFirst)} />}
      </AnalysisAnswer>
    </Card>
  );
}
