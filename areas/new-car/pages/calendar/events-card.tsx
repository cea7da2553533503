import { TableCard } from '@portal/ui/analysis';
import { eventTable } from '../../market/event-table.ts';
import { eventList } from '../../market/questions.ts';
import { useColumnWords } from '../../market/use-column-words.ts';
import { useEvents } from '../../market/use-events.ts';
import { phrases } from '../../phrases.ts';

const columns = [
  ...['subModel', 'day', 'eventKind', 'eventSource', 'brand', 'segment'],
  ...['presalePrice', 'msrpFrom', 'msrpTo'],
];

/** Each event of the view, the newest first. */
export function EventsCard() {
  const translate = phrases.useTranslate();
  const words = useColumnWords();
  const { days, ...answered } = useEvents(eventList);
  const { answer } = answered;
  return (
    <TableCard
      title={translate('listTitle')}
      caption={translate('listNote')}
      // What is joined here is no question of the market alone.
      answered={{ ...answered, answer: answer && { ...answer } }}
      model={answer && days && eventTable(answer, days, columns, words)}
      sorting={{ key: 'day', direction: 'descending' }}
    />
  );
}
