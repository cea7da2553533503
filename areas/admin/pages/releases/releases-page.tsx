import { useAnswer } from '@portal/shell';
import { Button, formatDate, formatMonthRange, formatNumber, type ListColumn, Tag, TitleRow } from '@portal/ui';
import { useState } from 'react';
import { nothing, type Release, type RuleFinding, releases } from '../../data/ask.ts';
import { actionColumn } from '../../parts/action-column.tsx';
import { Answer } from '../../parts/answer.tsx';
import { ListCard } from '../../parts/list-card.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';
import { ReleaseCheck } from './release-check.tsx';
import { Accept, NextDay, Publish, RollBack } from './release-tasks.tsx';

/** What stands above the page. */
type Open =
  | { kind: 'next' }
  | { kind: 'back' | 'check' | 'publish'; release: Release }
  | { kind: 'accept'; release: Release; rule: RuleFinding };

type Translate = ReturnType<typeof phrases.useTranslate>;

/** Releases of the market: what is asked now, what the gate finds, publishing, the way back, and when the next one comes. */
export function ReleasesPage() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(releases, nothing);
  const [dialog, setDialog] = useState<Open | null>(null);
  const close = () => setDialog(null);
  const { answer } = answered;
  const previous = answer?.releases.find(({ state }) => state === 'previous');
  return (
    <div className={classes.page} data-testid="admin-releases">
      <TitleRow title={translate('releases')}>
        <div className={classes.actions}>
          <Button onClick={() => setDialog({ kind: 'next' })} data-testid="release-next">
            {translate('setNext')}
          </Button>
          {previous && (
            <Button
              variant="danger"
              onClick={() => setDialog({ kind: 'back', release: previous })}
              data-testid="release-back"
            >
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
            <ListCard
              label={translate('releases')}
              columns={columnsOf(translate, (release) => setDialog({ kind: 'check', release }))}
              rows={all}
              keyOf={({ id }) => id}
              empty={{ title: translate('noReleases'), text: translate('noReleasesText') }}
              data-testid="release-table"
            />
          </>
        )}
      </Answer>
      {dialog?.kind === 'next' && <NextDay next={answer?.next ?? null} onClose={close} />}
      {dialog?.kind === 'back' && <RollBack to={dialog.release} onClose={close} />}
      {dialog?.kind === 'publish' && <Publish release={dialog.release} onClose={close} />}
      {dialog?.kind === 'check' && (
        <ReleaseCheck
          release={dialog.release}
          onClose={close}
          onAccept={(rule) => setDialog({ kind: 'accept', release: dialog.release, rule })}
          onPublish={() => setDialog({ kind: 'publish', release: dialog.release })}
        />
      )}
      {dialog?.kind === 'accept' && (
        <Accept
          release={dialog.release}
          rule={dialog.rule}
          onClose={() => setDialog({ kind: 'check', release: dialog.release })}
        />
      )}
    </div>
  );
}

const tones = { current: 'success', previous: 'accent', kept: 'neutral' } as const;

const columnsOf = (translate: Translate, check: (release: Release) => void): ListColumn<Release>[] => [
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
  actionColumn({
    text: (release) => checkText(translate, release),
    label: (release) => translate('ofRelease', { text: checkText(translate, release), id: release.id }),
    run: check,
    hook: 'release-check-open',
  }),
];

const checkText = (translate: Translate, { state }: Release): string =>
  translate(state === 'current' ? 'check' : 'checkAndPublish');
