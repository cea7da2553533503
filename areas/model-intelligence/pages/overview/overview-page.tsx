import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  indicatorChart,
  isByYear,
  LatestFigures,
  PeriodFigures,
  structureChart,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { subjectsTrend, updatesTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { UpdatedFields } from './updated-fields.tsx';

/** Software updates at a glance: how many went to how many models, what they bring, and what they are about. */
export function OverviewPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view } = usePage();
  const answered = useMarket(updatesTrend);
  const subjects = useMarket(subjectsTrend);
  const [title, about] = [translate('kindsTitle'), translate('subjectsTitle')];
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'softwareVersions' },
          { indicator: 'updatedModels' },
          {
            indicator: 'softwareNotes',
            // The period before a year is the year before.
            changes: [
              { indicator: 'yoySoftwareNotes', name: translate('yoy') },
              ...(isByYear(view) ? [] : [{ indicator: 'momSoftwareNotes', name: translate('mom') }]),
            ],
          },
          { indicator: 'recalledNotes' },
        ]}
      />
      <ChartCard
        title={title}
        caption={translate('kindsNote')}
        answered={answered}
        height={360}
        chart={(ready) =>
          indicatorChart(
            ready,
            {
              by: 'period',
              title,
              kind: 'stacked',
              figures: [
                { indicator: 'addedNotes' },
                { indicator: 'improvedNotes' },
                { indicator: 'mendedNotes' },
                { indicator: 'recalledNotes' },
              ],
            },
            language,
          )
        }
      />
      <UpdatedFields />
      <ChartCard
        title={about}
        answered={subjects}
        height={360}
        chart={(ready) =>
          structureChart(
            ready,
            { by: 'softwareSubject', title: about, others: translate('others'), volume: 'softwareNotes' },
            language,
          )
        }
      />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}
