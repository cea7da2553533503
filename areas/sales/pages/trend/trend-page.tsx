import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import { AnalysisAnswer, PeriodCard, TrendPicture, useNameOf, usePage, usePolicyMarks } from '@portal/ui/analysis';
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
  const nameOf = useNameOf();
  const { trended, chosen, answered } = useTrend();
  const { by, indicator, beside } = trended;
  const notes = trendNotes(answered.answer, trended, language);
  const marked = usePolicyMarks(answered.answer);
  const caption = [...notes.map(([, said]) => said), ...(marked.note ? [marked.note] : [])];
  const title = translate('tableOf', {
    name: nameOf('dimensions', by),
    indicator: nameOf('indicators', indicator),
  });
  return (
    <>
      <Card
        title={catalogue ? title : pageTitle}
        caption={caption.length > 0 ? caption.join(translate('stop')) : undefined}
        actions={<TrendChoices by={by} indicator={indicator} chosen={chosen} />}
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={406} />}>
          {(answer) => (
            <TrendPicture
              answer={answer}
              shape={{ by, indicator, beside, title, yoy: translate('yoy') }}
              events={marked.events}
            />
          )}
        </AnalysisAnswer>
      </Card>
      <PeriodCard
        answered={answered}
        by={by}
        indicator={indicator}
        title={title}
        notes={notes}
        beside={beside ? [beside.former, beside.change] : []}
      />
    </>
  );
}
