import { useLanguage } from '@portal/shell';
import {
  type Answer,
  ChartCard,
  Choices,
  DimensionField,
  LatestFigures,
  structureChart,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { eventCuts } from '../../market/choices.ts';
import { eventList, eventsBy, eventTrend } from '../../market/questions.ts';
import { useEvents } from '../../market/use-events.ts';
import { phrases } from '../../phrases.ts';
import { EventsCard } from './events-card.tsx';
import { ForerunnerCard } from './forerunner-card.tsx';
import { calendar } from './page.ts';

/** What happened to cars, period by period and each with its day. */
export function CalendarPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by } = useChoices(calendar.choices);
  const trend = useMarket(eventTrend);
  const answered = useMarket((view, known) => eventsBy(view, known, by));
  const events = useEvents(eventList);
  const title = translate('eventsOver', { name: withinText(nameOf('dimensions', by), language) });
  const ordered = catalogue?.dimensions.some(({ key, ordered: isOrdered }) => key === by && isOrdered);
  const chart = (answer: Answer) => {
    const shape = { by, title, others: translate('others'), volume: 'events', ordered: by === 'priceBand' && ordered };
    return { ...structureChart(answer, shape, language), kind: 'stacked' as const, asBars: true };
  };
  return (
    <>
      <LatestFigures
        answered={trend}
        figures={[
          { indicator: 'events', changes: [{ indicator: 'yoyEvents', name: translate('yoy') }], inTenThousands: false },
          { indicator: 'eventSubModels', inTenThousands: false },
          { indicator: 'eventBrands', inTenThousands: false },
        ]}
      />
      <ChartCard
        alone
        title={title}
        waiting={pageTitle}
        caption={translate('eventsNote')}
        choices={
          <Choices>
            <DimensionField label={translate('countBy')} value={by} choices={eventCuts} />
          </Choices>
        }
        answered={answered}
        chart={chart}
      />
      <EventsCard events={events} />
      <ForerunnerCard events={events} />
    </>
  );
}
