import { membersOf } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  PeriodCard,
  pivotOf,
  successionEvents,
  useByMembers,
  useForecast,
  usePage,
  usePolicyMarks,
  useTrendChart,
} from '@portal/ui/analysis';
import { readLaunched } from '../../market/launch-choice.ts';
import { phrases } from '../../phrases.ts';
import { LaunchTrend } from './launch-trend.tsx';
import { TrendChoices } from './trend-choices.tsx';
import { trendNotes } from './trend-notes.ts';
import { useTrend } from './use-trend.ts';

/** Members over time: by the months of the calendar, or by those since their launch. */
export function TrendPage() {
  const launched = readLaunched(usePage().search);
  return launched ? <LaunchTrend {...launched} /> : <CalendarTrend />;
}

/** Up to ten members of a dimension over time; chart and table from one answer. */
function CalendarTrend() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, title: pageTitle } = usePage();
  const { trended, note, answered } = useTrend();
  const chartOf = useTrendChart();
  const { by, indicator, beside } = trended;
  const notes = trendNotes(answered.answer, trended, language);
  const marked = usePolicyMarks(answered.answer);
  const changed = answered.answer
    ? successionEvents(answered.answer, by, membersOf(answered.answer, 'period'), language)
    : [];
  const forecast = useForecast(answered.answer, { by, indicator });
  const caption = [...notes.map(([, text]) => text), ...(marked.note ? [marked.note] : []), ...forecast.caption];
  const allNotes = [...notes, ...forecast.notes];
  const title = useByMembers()(by, indicator);
  const besideOf = beside ? [beside.former, beside.change] : [];
  return (
    <>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={caption.length > 0 ? caption.join(translate('stop')) : undefined}
        choices={<TrendChoices by={by} indicator={indicator} note={note} />}
        answered={answered}
        height={380}
        chart={(answer) =>
          forecast.onChart(
            chartOf(answer, { by, indicator, beside, title, yoy: translate('yoy') }, [...marked.events, ...changed]),
          )
        }
        table={(answer) =>
          forecast.onTable(
            pivotOf(answer, { rows: 'period', columns: by, indicator, beside: besideOf }, language, catalogue),
          )
        }
        notes={allNotes}
      />
      <PeriodCard
        answered={answered}
        by={by}
        indicator={indicator}
        title={title}
        notes={allNotes}
        beside={besideOf}
        extend={forecast.onTable}
      />
    </>
  );
}
