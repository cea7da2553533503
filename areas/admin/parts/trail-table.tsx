import { EmptyState, formatDateTime, type ListColumn, ListTable, Tag, type TagProps } from '@portal/ui';
import type { TrailLine } from '../data/ask.ts';
import { phrases } from '../phrases.ts';
import classes from './parts.module.css';

const tones: Record<string, TagProps['tone']> = { done: 'success', refused: 'danger', closed: 'warning' };
const outcomes = ['done', 'refused', 'closed'] as const;

/** Lines of the audit trail; what was done stands as the trail calls it, which is what its filter takes. */
export function TrailTable({ lines }: { lines: readonly TrailLine[] }) {
  const translate = phrases.useTranslate();
  const outcomeOf = (outcome: string) => {
    const known = outcomes.find((each) => each === outcome);
    return known ? translate(`outcome/${known}`) : outcome;
  };
  const columns: ListColumn<TrailLine>[] = [
    { key: 'at', label: translate('at'), cell: ({ at }) => formatDateTime(new Date(at)) },
    { key: 'action', label: translate('action'), cell: ({ action }) => action },
    {
      key: 'outcome',
      label: translate('outcome'),
      cell: ({ outcome }) => <Tag tone={tones[outcome]}>{outcomeOf(outcome)}</Tag>,
    },
    { key: 'account', label: translate('account'), cell: ({ userNm }) => userNm || translate('none') },
    { key: 'actor', label: translate('actor'), cell: ({ actor, actorNm }) => actorNm || actor },
    { key: 'address', label: translate('address'), cell: ({ address }) => address || translate('none') },
    {
      key: 'detail',
      label: translate('detail'),
      cell: ({ detail }) => <span className={classes.detail}>{detail}</span>,
    },
  ];
  if (lines.length === 0) return <EmptyState title={translate('noLines')} />;
  return (
    <ListTable
      label={translate('trail')}
      columns={columns}
      rows={lines}
      keyOf={({ id }) => id}
      data-testid="trail-table"
    />
  );
}
