import { Card, EmptyState, formatDate, formatDateTime, formatNumber, type ListColumn, ListTable } from '@portal/ui';
import { useState } from 'react';
import type { ContentStand } from '../data/ask.ts';
import { actionColumn } from '../parts/action-column.tsx';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { RemoveContent } from './remove-content.tsx';

type Translate = ReturnType<typeof phrases.useTranslate>;

/** What the portal has, kind by kind and source by source, and the way to take it away. */
export function ContentStands({ stands, onChanged }: { stands: readonly ContentStand[]; onChanged: () => void }) {
  const translate = phrases.useTranslate();
  const [open, setOpen] = useState<ContentStand | null>(null);
  return (
    <Card title={translate('contentStands')} caption={translate('contentStandsLead')} flush>
      {stands.length === 0 ? (
        <EmptyState title={translate('noContent')} text={translate('noContentText')} />
      ) : (
        <ListTable
          label={translate('contentStands')}
          columns={columnsOf(translate, setOpen)}
          rows={stands}
          keyOf={({ kind, source }) => `${kind} ${source}`}
          data-testid="content-stands"
        />
      )}
      {open && <RemoveContent stand={open} onClose={() => setOpen(null)} onRemoved={onChanged} />}
    </Card>
  );
}

const columnsOf = (translate: Translate, remove: (stand: ContentStand) => void): ListColumn<ContentStand>[] => [
  {
    key: 'kind',
    label: translate('contentKind'),
    cell: ({ kind, source }) => (
      <>
        {translate(`content/${kind}`)}
        <span className={parts.quiet}>{source}</span>
      </>
    ),
  },
  {
    key: 'items',
    label: translate('contentItems'),
    kind: 'figure',
    cell: ({ items, withdrawn }) => (
      <>
        {formatNumber(items)}
        {withdrawn > 0 && (
          <span className={parts.quiet}>{translate('contentWithdrawn', { n: formatNumber(withdrawn) })}</span>
        )}
      </>
    ),
  },
  {
    key: 'newest',
    label: translate('contentNewest'),
    tight: true,
    cell: ({ newest }) => (newest === null ? translate('none') : formatDate(newest)),
  },
  {
    key: 'last',
    label: translate('contentLast'),
    cell: ({ lastDelivery, by }) => (
      <>
        {lastDelivery === null ? translate('none') : formatDateTime(new Date(lastDelivery))}
        {by && <span className={parts.quiet}>{by}</span>}
      </>
    ),
  },
  actionColumn({
    text: translate('removeContent'),
    label: ({ kind, source }) => translate('removeContentOf', { kind: translate(`content/${kind}`), source }),
    run: remove,
    hook: 'content-remove',
  }),
];
