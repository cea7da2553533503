import { request, useAnswer } from '@portal/shell';
import {
  Button,
  Card,
  EmptyState,
  formatDate,
  formatMonthRange,
  formatNumber,
  type ListColumn,
  ListTable,
  Tag,
  TitleRow,
} from '@portal/ui';
import { useState } from 'react';
import { nothing, type Release, releases } from '../../data/ask.ts';
import { Answer } from '../../parts/answer.tsx';
import classes from '../../parts/parts.module.css';
import { TaskDialog } from '../../parts/task-dialog.tsx';
import { phrases } from '../../phrases.ts';

type Translate = ReturnType<typeof phrases.useTranslate>;

/** Releases of the market: what is asked now, what the gate found, the way back, and when the next one comes. */
export function ReleasesPage() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(releases, nothing);
  const [dialog, setDialog] = useState<'back' | 'next' | null>(null);
  const close = () => setDialog(null);
  const { answer } = answered;
  const previous = answer?.releases.find(({ state }) => state === 'previous');
  return (
    <div className={classes.page} data-testid="admin-releases">
      <TitleRow title={translate('releases')}>
        <div className={classes.actions}>
          <Button onClick={() => setDialog('next')} data-testid="release-next">
            {translate('setNext')}
          </Button>
          {previous && (
            <Button variant="danger" onClick={() => setDialog('back')} data-testid="release-back">
              {translate('rollBack')}
            </Button>
          )}
        </div>
      </TitleRow>
      <Answer answered={answered} height={320}>
        {({ releases: all, next }) => (
          <>
            <p className={classes.found} data-testid="release-expected">
              {next ? translate('nextOn', { day: formatDate(next.on), note: next.note }) : translate('nextUnknown')}
            </p>
            {all.length === 0 ? (
              <EmptyState framed title={translate('noReleases')} text={translate('noReleasesText')} />
            ) : (
              <Card flush>
                <ListTable
                  label={translate('releases')}
                  columns={columnsOf(translate)}
                  rows={all}
                  keyOf={({ id }) => id}
                  data-testid="release-table"
                />
              </Card>
            )}
          </>
        )}
      </Answer>
      {dialog === 'back' && previous && <RollBack to={previous} onClose={close} />}
      {dialog === 'next' && <NextDay next={answer?.next ?? null} onClose={close} />}
    </div>
  );
}

const tones = { current: 'success', previous: 'accent', kept: 'neutral' } as const;

const columnsOf = (translate: Translate): ListColumn<Release>[] => [
  {
    key: 'release',
    label: translate('release'),
    cell: ({ id, note }) => (
      <>
        {id}
        {note && <span className={classes.quiet}>{note}</span>}
      </>
    ),
  },
  {
    key: 'state',
    label: translate('state'),
    cell: ({ state, demonstration }) => (
      <span className={classes.tags}>
        <Tag tone={tones[state]}>{translate(`release/${state}`)}</Tag>
        {demonstration && <Tag tone="warning">{translate('demonstration')}</Tag>}
      </span>
    ),
  },
  { key: 'months', label: translate('months'), tight: true, cell: ({ first, last }) => formatMonthRange(first, last) },
  { key: 'facts', label: translate('salesRows'), kind: 'figure', cell: ({ facts }) => formatNumber(facts) },
  {
    key: 'deliveries',
    label: translate('deliveries'),
    kind: 'figure',
    cell: ({ deliveries }) => formatNumber(deliveries),
  },
  {
    key: 'published',
    label: translate('publishedOn'),
    cell: ({ publishedAt }) => (publishedAt === null ? translate('neverPublished') : formatDate(publishedAt)),
  },
  {
    key: 'gate',
    label: translate('gate'),
    cell: ({ found, anyway }) => (
      <span className={classes.tags}>
        {found.map(({ rule, severity, count }) => (
          <Tag key={rule} tone={severity === 'red' ? 'danger' : 'warning'}>
            {`${rule} ${formatNumber(count)}`}
          </Tag>
        ))}
        {found.length === 0 && translate('none')}
        {anyway && <span className={classes.quiet}>{translate('publishedAnyway', anyway)}</span>}
      </span>
    ),
  },
];

function RollBack({ to, onClose }: { to: Release; onClose: () => void }) {
  const translate = phrases.useTranslate();
  return (
    <TaskDialog
      title={translate('rollBackTo', { id: to.id })}
      lead={translate('rollBackLead', { months: formatMonthRange(to.first, to.last) })}
      submit={translate('rollBack')}
      danger
      onClose={onClose}
      fields={[{ kind: 'text', name: 'reason', label: translate('reasonInTrail') }]}
      run={async ({ text }) => {
        const done = await request('rollBackRelease', { reason: text('reason') });
        releases.forget(nothing);
        return done;
      }}
    />
  );
}

function NextDay({ next, onClose }: { next: { on: string; note: string } | null; onClose: () => void }) {
  const translate = phrases.useTranslate();
  return (
    <TaskDialog
      title={translate('setNext')}
      lead={translate('setNextLead')}
      submit={translate('save')}
      onClose={onClose}
      fields={[
        { kind: 'day', name: 'on', label: translate('day'), value: next?.on ?? '' },
        { kind: 'text', name: 'note', label: translate('noteToReaders'), value: next?.note ?? '' },
      ]}
      run={async ({ text }) => {
        const day = text('on') ? { on: text('on') } : {};
        const done = await request('setNextRelease', text('note') ? { ...day, note: text('note') } : day);
        releases.forget(nothing);
        return done;
      }}
    />
  );
}
