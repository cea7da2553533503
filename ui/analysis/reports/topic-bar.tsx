import type { Facet } from '@portal/contract';
import { Skeleton, Unseen, withChosen } from '@portal/ui';
import { phrases } from './phrases.ts';
import classes from './topics.module.css';

interface TopicBarProps {
  /** Undefined while they are on their way. */
  facets: readonly Facet[] | undefined;
  chosen: readonly string[];
  topicName: (key: string) => string;
  onChange: (topics: string[]) => void;
}

/** The topics to filter by, side by side, each with how many reports it would leave. */
export function TopicBar({ facets, chosen, topicName, onChange }: TopicBarProps) {
  const translate = phrases.useTranslate();
  if (!facets) return <Skeleton height={32} width="70%" />;
  const topics = withChosen(facets, chosen, topicName);
  if (topics.length === 0) return null;
  return (
    <fieldset className={classes.topics} data-testid="report-topics">
      <Unseen as="legend">{translate('topics')}</Unseen>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChange([])}>
        {translate('all')}
      </button>
      {topics.map(({ key, name, count }) => (
        <button
          key={key}
          type="button"
          aria-pressed={chosen.includes(key)}
          data-topic={key}
          onClick={() => onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key])}
        >
          {name} <span>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
