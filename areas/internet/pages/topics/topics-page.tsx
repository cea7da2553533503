import { useLanguage } from '@portal/shell';
import {
  barsHeight,
  ChartCard,
  PartsCard,
  rankingChart,
  TableCard,
  tableOf,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { topicsOf, topicsTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { TopicMembers } from './topic-members.tsx';

/** What people talk about, how it sounds, and what sets brands and models apart in it. */
export function TopicsPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const topics = useMarket(topicsOf);
  const trend = useMarket(topicsTrend);
  const [title, course] = [translate('topicsTitle'), translate('topicsCourse')];
  return (
    <>
      <ChartCard
        title={title}
        caption={catalogue?.indicators.find(({ key }) => key === 'topicMentions')?.definition}
        answered={topics}
        height={({ rows }) => barsHeight(rows.length)}
        chart={(ready) =>
          rankingChart(
            ready,
            tableOf(ready, language, catalogue),
            { by: 'topic', indicator: 'topicMentions', title },
            language,
          )
        }
      />
      <TopicMembers />
      <PartsCard title={course} answered={trend} height={400} by="topic" volume="topicMentions" />
      <TableCard
        inFigures
        title={title}
        answered={topics}
        sorting={{ key: 'topicMentions', direction: 'descending' }}
        bar="topicMentions"
      />
    </>
  );
}
