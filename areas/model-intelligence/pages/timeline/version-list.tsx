import { useLanguage } from '@portal/shell';
import { FiguresCard, TableCard, tableOf, useMarket, usePage } from '@portal/ui/analysis';
import { versionList, versionsTrend } from '../../market/questions.ts';
import { versionsAlone } from '../../market/version-names.ts';
import { phrases } from '../../phrases.ts';

/** The versions of the view, the newest first, below how many there were in each period. */
export function VersionList() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const trend = useMarket(versionsTrend);
  const answered = useMarket(versionList);
  const [title, listTitle] = [translate('timelineTitle'), translate('listTitle')];
  const { answer } = answered;
  return (
    <>
      <FiguresCard
        title={title}
        answered={trend}
        height={280}
        figures={[{ indicator: 'softwareVersions' }, { indicator: 'softwareNotes', kind: 'line' }]}
        panels
      />
      <TableCard
        title={listTitle}
        caption={translate('listNote')}
        answered={answered}
        model={answer && tableOf(versionsAlone(answer), language, catalogue)}
        sorting={{ key: 'softwareDay', direction: 'descending' }}
      />
    </>
  );
}
