import { request, useAnswer } from '@portal/shell';
import { formatDateTime, type ListColumn, Tag, useViewAddress } from '@portal/ui';
import { useState } from 'react';
import { type WatchLine, watches } from '../../data/ask.ts';
import { useReach } from '../../data/use-reach.ts';
import { queryOfWatches, watchConditions, watchesView } from '../../data/watches-view.ts';
import { AccountLink } from '../../parts/account-parts.tsx';
import { actionColumn } from '../../parts/action-column.tsx';
import { LinesPage } from '../../parts/lines-page.tsx';
import classes from '../../parts/parts.module.css';
import { TaskDialog } from '../../parts/task-dialog.tsx';
import { phrases } from '../../phrases.ts';

/** What people are notified of, and what became of it: for who asks why no mail comes. */
export function WatchesPage() {
  const translate = phrases.useTranslate();
  const { administersPortal } = useReach();
  const address = useViewAddress(watchesView);
  const answered = useAnswer(watches, queryOfWatches(address.view));
  const [pausing, setPausing] = useState<WatchLine | null>(null);
  const columns = columnsOf(translate, administersPortal);
  return (
    <>
      <LinesPage
        name={{ one: 'watch', all: 'watches' }}
        title={translate('watches')}
        note={translate(administersPortal ? 'watchesNote' : 'watchesNoteOfSupport')}
        address={address}
        filter={{
          label: translate('state'),
          options: watchConditions.map((value) => ({ value, label: translate(`watch/${value}`) })),
          value: address.view.condition,
          part: 'condition',
        }}
        answered={answered}
        columns={administersPortal ? [...columns, pauseOf(translate, setPausing)] : columns}
        empty={{ title: translate('noWatches'), text: translate('noWatchesText') }}
      />
      {pausing && (
        <TaskDialog
          title={translate('pauseOf', { name: pausing.name })}
          lead={translate('pauseLead', { name: pausing.userNm })}
          submit={translate('pause')}
          onClose={() => setPausing(null)}
          fields={[{ kind: 'text', name: 'reason', label: translate('reasonForOwner') }]}
          run={({ text }) => request('pauseAccountWatch', { id: pausing.id, reason: text('reason') })}
          after={() => watches.forget()}
        />
      )}
    </>
  );
}

type Translate = ReturnType<typeof phrases.useTranslate>;

const tones = { active: 'success', paused: 'neutral', stopped: 'danger' } as const;

const instant = (at: number | null, never: string) => (at === null ? never : formatDateTime(new Date(at)));

const columnsOf = (translate: Translate, isNamed: boolean): ListColumn<WatchLine>[] => [
  ...(isNamed
    ? [
        {
          key: 'watch',
          label: translate('watched'),
          cell: ({ name, says }: WatchLine) => (
            <>
              {name}
              <span className={classes.quiet}>{says}</span>
            </>
          ),
        },
      ]
    : []),
  { key: 'account', label: translate('account'), cell: (watch) => <AccountLink {...watch} /> },
  {
    key: 'state',
    label: translate('state'),
    cell: ({ state, note }) => (
      <>
        <Tag tone={state === 'active' && note !== '' ? 'warning' : tones[state]}>{translate(`watch/${state}`)}</Tag>
        {note && <span className={classes.quiet}>{note}</span>}
      </>
    ),
  },
  { key: 'made', label: translate('begunAt'), tight: true, cell: ({ at }) => instant(at, '') },
  { key: 'sent', label: translate('lastSent'), tight: true, cell: ({ sentAt }) => instant(sentAt, translate('none')) },
  {
    key: 'next',
    label: translate('nextDue'),
    tight: true,
    cell: ({ state, nextAt }) => (state === 'active' ? instant(nextAt, translate('withRelease')) : translate('none')),
  },
];

const pauseOf = (translate: Translate, pause: (watch: WatchLine) => void): ListColumn<WatchLine> =>
  actionColumn({
    text: translate('pause'),
    label: ({ name }) => translate('pauseOf', { name }),
    run: pause,
    hook: 'watch-pause',
    where: ({ state }) => state === 'active',
  });
