import { type CallPayload, PortalLink, questionsTo, useAnswer, useLanguage, useSession } from '@portal/shell';
import { Card, formatDate } from '@portal/ui';
import classes from './named-reports.module.css';
import { namedWords } from './named-words.ts';

/** Reports of the marketplace that name something. */
const naming = questionsTo('marketReportsNaming');

const market = '/report-market';

/** Where a report of the marketplace stands with its price and its sample. */
const pathOf = (reportId: string) => `${market}/reports?${new URLSearchParams({ id: reportId })}`;

/** What is looked for: names of models, brands or places, and keys of topics. */
export type NamedIn = Pick<Required<CallPayload<'marketReportsNaming'>>, 'names' | 'topics'>;

/**
 * The reports of the marketplace that name what a page shows, or are on its topics: their titles, for accounts that hold
 * the marketplace. It stands beside what the page is for, so there is nothing where there are none or they did not come.
 */
export function NamedReports({ names, topics }: NamedIn) {
  const words = namedWords(useLanguage());
  const mayOpen = useSession().menus.some(({ path, special }) => !special && path.split(':')[0] === market);
  const isAsked = mayOpen && names.length + topics.length > 0;
  const { answer } = useAnswer(naming, isAsked ? { names, topics } : null);
  if (!answer || answer.items.length === 0) return null;
  return (
    <Card title={words.title} data-testid="named-reports">
      <ul className={classes.list}>
        {answer.items.map(({ reportId, title, publishedOn, category, state }) => (
          <li key={reportId}>
            <PortalLink to={pathOf(reportId)}>{title}</PortalLink>
            <span>{[words[category], formatDate(publishedOn), words[`state/${state}`]].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
