import { Card, formatDate } from '@portal/ui';
import { Place } from '../frame/place.tsx';
import { useTranslate } from '../phrases.ts';
import { TextList } from './text-list.tsx';
import { useReports } from './use-reports.ts';

/** Reports that name the model, or the newest ones. */
export function ReportsCard({ name }: { name: string }) {
  const say = useTranslate();
  const { isNamed, answered } = useReports(name);
  return (
    <Card
      title={say('reports')}
      caption={answered.answer && say(isNamed ? 'reportsNamed' : 'reportsNewest', { name })}
      data-testid="fastview-reports"
    >
      <Place
        answered={answered}
        height={240}
        empty={({ items }) => (items.length === 0 ? { title: say('noReport'), text: say('noReportText') } : null)}
      >
        {({ items }) => (
          <TextList
            texts={items.map(({ reportId, title, publisher, publishedOn }) => ({
              key: reportId,
              title,
              to: `/baogao?${new URLSearchParams({ id: reportId })}`,
              about: [formatDate(publishedOn), publisher].filter(Boolean).join(' · '),
            }))}
          />
        )}
      </Place>
    </Card>
  );
}
