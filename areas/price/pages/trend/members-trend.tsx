import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Choices,
  FormerField,
  formerNotes,
  IndicatorField,
  LayoutField,
  PeriodCard,
  pivotOf,
  RestField,
  readBeside,
  readSpring,
  SpringField,
  springWords,
  useByMembers,
  usePage,
  useTrendChart,
} from '@portal/ui/analysis';
import { besides, type Compared, prices, trendIndicators } from '../../market/choices.ts';
import { ComparedField } from '../../parts/compared-field.tsx';
import { useMembers } from '../../parts/use-members.ts';
import { phrases } from '../../phrases.ts';

interface MembersTrendProps {
  by: Compared;
  indicator: (typeof trendIndicators)[number];
}

/** A price of up to ten members of a dimension over time; chart and table from one answer. */
export function MembersTrend({ by, indicator }: MembersTrendProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, view, catalogue, title: pageTitle } = usePage();
  const beside = readBeside(search, view, besides, indicator);
  const springTogether = readSpring(search, view);
  const { note, answered } = useMembers({ by, indicator, beside, springTogether });
  const { choice, note: spring } = springWords(language);
  const notes: [string, string][] = [
    ...(beside ? formerNotes(answered.answer, beside, language) : []),
    ...(springTogether ? [[choice, spring] as [string, string]] : []),
  ];
  const besideOf = beside ? [beside.former, beside.change] : [];
  const chartOf = useTrendChart();
  const title = useByMembers()(by, indicator);
  const format = prices.some((price) => price === indicator) ? 'yuan' : undefined;
  return (
    <>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={notes.length > 0 ? notes.map(([, text]) => text).join(translate('stop')) : undefined}
        choices={
          <Choices note={note}>
            <IndicatorField value={indicator} choices={trendIndicators} />
            <FormerField besides={besides} indicator={indicator} />
            <SpringField />
            <ComparedField by={by} />
            <RestField />
            <LayoutField />
          </Choices>
        }
        answered={answered}
        height={380}
        chart={(answer) => chartOf(answer, { by, indicator, beside, title, yoy: '', format })}
        table={(answer) =>
          pivotOf(answer, { rows: 'period', columns: by, indicator, beside: besideOf }, language, catalogue)
        }
        notes={notes}
      />
      <PeriodCard answered={answered} by={by} indicator={indicator} title={title} notes={notes} beside={besideOf} />
    </>
  );
}
