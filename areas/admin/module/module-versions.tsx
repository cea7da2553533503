import { Button, Card, formatDateTime, formatNumber, type ListColumn, ListTable, Tag } from '@portal/ui';
import type { ModuleSheet } from '../data/ask.ts';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import type { ModuleTask } from './module-dialogs.tsx';
import { VisitsText } from './visits-text.tsx';

type Version = ModuleSheet['versions'][number];
type Health = ModuleSheet['health'][number];

const tones = { current: 'success', trial: 'accent', former: 'neutral', kept: 'neutral' } as const;

interface ModuleVersionsProps {
  sheet: ModuleSheet;
  /** Opens the dialog of a task; absent for who only looks. */
  open: ((task: ModuleTask) => void) | undefined;
}

/** The versions of a module, the latest first: what stands, how each fares in browsers, and what may be done with it. */
export function ModuleVersions({ sheet, open }: ModuleVersionsProps) {
  const translate = phrases.useTranslate();
  const healthOf = ({ version }: Version) => sheet.health.find((health) => health.version === version);
  const columns: ListColumn<Version>[] = [
    {
      key: 'version',
      label: translate('moduleVersion'),
      cell: ({ version, bytes }) => (
        <>
          {version}
          <span className={classes.quiet}>{`${formatNumber(Math.ceil(bytes / 1000))} kB`}</span>
        </>
      ),
    },
    {
      key: 'state',
      label: translate('state'),
      cell: ({ state }) => <Tag tone={tones[state]}>{translate(`version/${state}`)}</Tag>,
    },
    {
      key: 'published',
      label: translate('publishedOn'),
      cell: ({ publishedAt, publishedBy }) => (
        <>
          {formatDateTime(new Date(publishedAt))}
          <span className={classes.quiet}>{publishedBy}</span>
        </>
      ),
    },
    {
      key: 'opened',
      label: translate('opened'),
      kind: 'figure',
      cell: (version) => <VisitsText {...(healthOf(version) ?? { shown: 0, failed: 0 })} />,
    },
    { key: 'failures', label: translate('failures'), cell: (version) => <Failures health={healthOf(version)} /> },
    {
      key: 'ms',
      label: translate('untilSeen'),
      kind: 'figure',
      cell: (version) => timesText(healthOf(version)),
    },
  ];
  if (open) columns.push({ ...actions(translate, sheet, open) });
  return (
    <Card flush title={translate('versions')} caption={translate('untilSeenNote')}>
      <ListTable
        label={translate('versions')}
        columns={columns}
        rows={sheet.versions}
        keyOf={({ version }) => version}
        data-testid="version-table"
      />
    </Card>
  );
}

/** What visits failed of, the most frequent first. */
function Failures({ health }: { health: Health | undefined }) {
  const translate = phrases.useTranslate();
  const kinds = Object.entries(health?.kinds ?? {}).toSorted(([, count], [, other]) => other - count);
  if (kinds.length === 0) return translate('none');
  return kinds.map(([kind, count]) => `${translate(`kind/${kind as 'mount'}`)} ${formatNumber(count)}`).join(' · ');
}

const timesText = (health: Health | undefined): string =>
  health?.medianMs == null ? '-' : `${formatNumber(health.medianMs)} / ${formatNumber(health.slowMs ?? 0)}`;

function actions(
  translate: ReturnType<typeof phrases.useTranslate>,
  { name, confirmed }: ModuleSheet,
  open: (task: ModuleTask) => void,
): ListColumn<Version> {
  const named = (version: string) => ({ name, version });
  return {
    key: 'action',
    label: translate('action'),
    kind: 'action',
    cell: ({ version, state }) => (
      <span className={classes.pair}>
        {!confirmed && (
          <Button
            size="small"
            variant="quiet"
            aria-label={translate('confirmModuleOf', named(version))}
            onClick={() => open({ kind: 'confirm', version })}
            data-testid="version-confirm"
          >
            {translate('confirmModule')}
          </Button>
        )}
        {confirmed && state !== 'current' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={translate('activateOf', named(version))}
            onClick={() => open({ kind: 'activate', version })}
            data-testid="version-activate"
          >
            {translate('activate')}
          </Button>
        )}
        {state === 'kept' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={translate('removeVersionOf', named(version))}
            onClick={() => open({ kind: 'remove-version', version })}
            data-testid="version-remove"
          >
            {translate('removeVersion')}
          </Button>
        )}
      </span>
    ),
  };
}
