import { isTrailAction } from '@portal/contract';
import { EmptyState, formatDateTime, type ListColumn, ListTable, Tag, type TagProps } from '@portal/ui';
import type { TrailLine } from '../data/ask.ts';
import { actionPhrases, phrases } from '../phrases.ts';
import classes from './parts.module.css';

const tones: Record<string, TagProps['tone']> = { done: 'success', refused: 'danger', closed: 'warning' };
const outcomes = ['done', 'refused', 'closed'] as const;

/** What a line knows beside, as pairs of a name and a value; a text that is none of these stands as it is. */
function detailText(detail: string): string {
  try {
    const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));
    return Object.entries(JSON.parse(detail) as Record<string, unknown>)
      .map(([name, value]) => [
        name,
        typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : textOf(value),
      ])
      .filter(([, value]) => value !== '' && value !== 'null')
      .map(([name, value]) => `${name}: ${value}`)
      .join(' · ');
  } catch {
    return detail;
  }
}

interface TrailTableProps {
  lines: readonly TrailLine[];
  /** All of them are about one account, which stands above them. */
  isOfAccount?: boolean;
}

/** Lines of the audit trail; what was done stands in words, and where there are none as the trail calls it. */
export function TrailTable({ lines, isOfAccount }: TrailTableProps) {
  const translate = phrases.useTranslate();
  const actionText = actionPhrases.useTranslate();
  const outcomeOf = (outcome: string) => {
    const known = outcomes.find((each) => each === outcome);
    return known ? translate(`outcome/${known}`) : outcome;
  };
  const columns: ListColumn<TrailLine>[] = [
    { key: 'at', label: translate('at'), tight: true, cell: ({ at }) => formatDateTime(new Date(at)) },
    {
      key: 'action',
      label: translate('action'),
      cell: ({ action }) => (isTrailAction(action) ? actionText(action) : action),
    },
    {
      key: 'outcome',
      label: translate('outcome'),
      cell: ({ outcome }) => <Tag tone={tones[outcome]}>{outcomeOf(outcome)}</Tag>,
    },
    ...(isOfAccount
      ? []
      : [
          { key: 'account', label: translate('account'), cell: ({ userNm }: TrailLine) => userNm || translate('none') },
        ]),
    { key: 'actor', label: translate('actor'), cell: ({ actor, actorNm }) => actorNm || actor },
    { key: 'address', label: translate('address'), cell: ({ address }) => address || translate('none') },
    {
      key: 'detail',
      label: translate('detail'),
      cell: ({ detail }) => <span className={classes.detail}>{detailText(detail)}</span>,
    },
  ];
  if (lines.length === 0)
    return isOfAccount ? (
      <p className={classes.below}>{translate('noLines')}</p>
    ) : (
      <EmptyState title={translate('noLines')} />
    );
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
