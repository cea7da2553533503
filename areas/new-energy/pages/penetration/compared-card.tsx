import { useLanguage } from '@portal/shell';
import { readChoice } from '@portal/ui';
import {
  ChartCard,
  Choices,
  compareChart,
  MembersField,
  PeriodCard,
  pivotOf,
  useCompared,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { comparedBy, mostCompared } from '../../market/choices.ts';
import { largestOf, penetrationOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How far new energy is, member beside member over time: chart and table from one answer. */
export function ComparedCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, search, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const by = readChoice(search, 'by', comparedBy);
  const { note, answered } = useCompared({
    by,
    largest: (view, known) => largestOf(view, known, by),
    trend: (view, known, members) => penetrationOf(view, known, by, members),
    most: mostCompared,
    unchosen: translate('compareNote', { n: mostCompared }),
  });
  const title = translate('compareTitle', { name: withinText(nameOf('dimensions', by), language) });
  return (
    <>
      <ChartCard
        title={title}
        waiting={pageTitle}
        choices={
          <Choices note={note}>
            <MembersField value={by} choices={comparedBy} />
          </Choices>
        }
        answered={answered}
        height={380}
        chart={(answer) =>
          compareChart(answer, { by, indicator: 'penetration', title, yoy: translate('yoy') }, language)
        }
        table={(answer) =>
          pivotOf(answer, { rows: 'period', columns: by, indicator: 'penetration' }, language, catalogue)
        }
      />
      <PeriodCard answered={answered} by={by} indicator="penetration" title={title} />
    </>
  );
}
