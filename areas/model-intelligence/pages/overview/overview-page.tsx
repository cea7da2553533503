import {
  FiguresCard,
  isByYear,
  LatestFigures,
  PartsCard,
  PeriodFigures,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { subjectsTrend, updatesTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { UpdatedFields } from './updated-fields.tsx';

/** Software updates at a glance: how many went to how many models, what they bring, and what they are about. */
export function OverviewPage() {
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
      <FiguresCard
        title={title}
        caption={translate('kindsNote')}
        answered={answered}
        height={360}
        kind="stacked"
        figures={[
          { indicator: 'addedNotes' },
          { indicator: 'improvedNotes' },
          { indicator: 'mendedNotes' },
          { indicator: 'recalledNotes' },
        ]}
      />
      <UpdatedFields />
      <PartsCard title={about} answered={subjects} height={360} by="softwareSubject" volume="softwareNotes" />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}
