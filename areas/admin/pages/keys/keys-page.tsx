import { type CallPayload, request, useAnswer } from '@portal/shell';
import { Button, formatDate, formatDateTime, formatNumber, type ListColumn, Tag, TitleRow } from '@portal/ui';
import { useState } from 'react';
import { type Key, keys, nothing, products } from '../../data/ask.ts';
import { useTask } from '../../data/use-task.ts';
import { AccountLink, ProductList } from '../../parts/account-parts.tsx';
import { actionColumn } from '../../parts/action-column.tsx';
import { Answer } from '../../parts/answer.tsx';
import { ListCard } from '../../parts/list-card.tsx';
import classes from '../../parts/parts.module.css';
import { TaskDialog } from '../../parts/task-dialog.tsx';
import { phrases } from '../../phrases.ts';

type Right = CallPayload<'makeAccountKey'>['rights'][number];

const rights: readonly Right[] = ['ask', 'deliver', 'reports', 'hand-over', 'modules'];

/** The keys of programs, the newest first. */
export function KeysPage() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(keys, nothing);
  const after = () => keys.forget(nothing);
  const task = useTask(after);
  const [making, setMaking] = useState(false);
  return (
    <div className={classes.page} data-testid="admin-keys">
      <TitleRow title={translate('keys')}>
        <Button variant="primary" onClick={() => setMaking(true)} data-testid="key-new">
          {translate('newKey')}
        </Button>
      </TitleRow>
      <Answer answered={answered} height={320}>
        {({ keys: all }) => (
          <ListCard
            label={translate('keys')}
            columns={columnsOf(translate, task)}
            rows={all}
            keyOf={({ keyId }) => keyId}
            empty={{ title: translate('noKeys'), text: translate('noKeysText') }}
            data-testid="key-table"
          />
        )}
      </Answer>
      {making && <NewKey onClose={() => setMaking(false)} after={after} />}
    </div>
  );
}

const rightsText = (translate: ReturnType<typeof phrases.useTranslate>, given: readonly string[]): string =>
  given
    .map((right) => rights.find((each) => each === right))
    .map((right, at) => (right ? translate(`right/${right}`) : given[at]))
    .join(translate('between'));

const columnsOf = (
  translate: ReturnType<typeof phrases.useTranslate>,
  task: ReturnType<typeof useTask>,
): ListColumn<Key>[] => [
  {
    key: 'label',
    label: translate('purpose'),
    cell: ({ label, keyId }) => (
      <>
        {label}
        <span className={classes.quiet}>{keyId}</span>
      </>
    ),
  },
  { key: 'account', label: translate('account'), cell: (key) => <AccountLink {...key} /> },
  { key: 'rights', label: translate('rights'), cell: ({ rights: may }) => rightsText(translate, may) },
  {
    key: 'opens',
    label: translate('opens'),
    cell: ({ products: opened, module }) =>
      module || (opened.length > 0 ? <ProductList products={opened} /> : translate('allOfAccount')),
  },
  { key: 'rate', label: translate('callsAMinute'), kind: 'figure', cell: (key) => formatNumber(key.callsAMinute) },
  { key: 'to', label: translate('lastDay'), tight: true, cell: ({ toYmd }) => formatDate(toYmd) },
  {
    key: 'used',
    label: translate('lastUsed'),
    tight: true,
    cell: ({ usedAt }) => (usedAt === null ? translate('never') : formatDateTime(new Date(usedAt))),
  },
  {
    key: 'state',
    label: translate('state'),
    cell: ({ state }) => (
      <Tag tone={state === 'open' ? 'success' : state === 'expired' ? 'warning' : 'neutral'}>
        {translate(`key/${state}`)}
      </Tag>
    ),
  },
  actionColumn({
    text: translate('endKey'),
    label: ({ label }) => translate('endKeyOf', { name: label }),
    run: ({ keyId }) => task.run('endAccountKey', { keyId }),
    hook: 'key-end',
    busy: task.busy,
    where: ({ state }) => state === 'open',
  }),
];

function NewKey({ onClose, after }: { onClose: () => void; after: () => void }) {
  const translate = phrases.useTranslate();
  const known = useAnswer(products, nothing).answer ?? [];
  return (
    <TaskDialog
      title={translate('newKey')}
      lead={translate('newKeyLead')}
      submit={translate('makeKey')}
      onClose={onClose}
      fields={[
        { kind: 'text', name: 'account', label: translate('userName') },
        { kind: 'text', name: 'label', label: translate('purpose') },
        {
          kind: 'checks',
          name: 'rights',
          label: translate('rights'),
          value: ['ask'],
          options: rights.map((value) => ({ value, label: translate(`right/${value}`) })),
        },
        {
          kind: 'text',
          name: 'module',
          label: translate('module'),
          hint: translate('moduleHint'),
          where: ['rights', 'modules'],
        },
        { kind: 'day', name: 'to', label: translate('lastDay') },
        { kind: 'text', name: 'rate', label: translate('callsAMinute'), value: '120' },
        {
          kind: 'checks',
          name: 'products',
          label: translate('keyProducts'),
          options: known.map(({ key, productName }) => ({ value: key, label: productName })),
        },
      ]}
      after={after}
      run={({ text, list }) =>
        request('makeAccountKey', {
          userNm: text('account'),
          label: text('label'),
          products: list('products'),
          rights: list('rights') as Right[],
          ...(text('module') && { module: text('module') }),
          ...(text('to') && { to: text('to') }),
          ...(text('rate') && { callsAMinute: Number(text('rate')) || 0 }),
        })
      }
    />
  );
}
