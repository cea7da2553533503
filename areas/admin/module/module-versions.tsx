import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
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
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const healthOf = ({ version }: Version) => sheet.health.find((health) => health.version === version);
  const columns: ListColumn<Version>[] = [
    {
      key: 'version',
      label: translate('moduleVersion'),
      cell: ({ version, bytes, address }) => (
        <>
          {version}
          <span className={classes.quiet}>{`${formatNumber(Math.ceil(bytes / 1000))} kB`}</span>
          {address && <span className={classes.quiet}>{translate('liesAt', { address })}</span>}
          {sheet.unlisted[version] && (
            <span className={classes.quiet}>
              {translate('unlistedFiles', { files: joinNames(sheet.unlisted[version], language) })}
            </span>
          )}
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
  return {
    key: 'action',
    label: translate('action'),
    kind: 'action',
    cell: ({ version, state }) => {
      const named = { name, version };
      const tasks: { task: ModuleTask; hook: string; text: string; of: string; fits: boolean }[] = [
        {
          task: { kind: 'confirm', version },
          hook: 'version-confirm',
          text: translate('confirmModule'),
          of: translate('confirmModuleOf', named),
          fits: !confirmed,
        },
        {
          task: { kind: 'activate', version },
          hook: 'version-activate',
          text: translate('activate'),
          of: translate('activateOf', named),
          fits: confirmed && state !== 'current',
        },
        {
          task: { kind: 'remove-version', version },
          hook: 'version-remove',
          text: translate('removeVersion'),
          of: translate('removeVersionOf', named),
          fits: state === 'kept',
        },
      ];
      return (
        <span className={classes.pair}>
          {tasks
            .filter(({ fits }) => fits)
            .map(({ task, hook, text, of }) => (
              <Button
                key={hook}
                size="small"
                variant="quiet"
                aria-label={of}
                onClick={() => open(task)}
                data-testid={hook}
              >
                {text}
              </Button>
            ))}
        </span>
      );
    },
  };
}
