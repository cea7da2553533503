import { usageGroups } from '@portal/contract';
import { request, useAnswer, useLanguage } from '@portal/shell';
import {
  Card,
  DateField,
  EmptyState,
  formatDate,
  formatNumber,
  KeyFigure,
  KeyFigures,
  type ListColumn,
  ListTable,
  Segmented,
  TitleRow,
  useViewAddress,
  type ViewAddress,
} from '@portal/ui';
import { type Usage, usage } from '../../data/ask.ts';
import { queryOfUsage, type UsageView, usageView } from '../../data/usage-view.ts';
import { AccountLink } from '../../parts/account-parts.tsx';
import { Answer } from '../../parts/answer.tsx';
import { FileButton } from '../../parts/file-button.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';

type Line = Usage['lines'][number];
type Translate = ReturnType<typeof phrases.useTranslate>;

/** How the portal is used, by day, product, company or account, and as a file. */
export function UsagePage() {
  const translate = phrases.useTranslate();
  const address = useViewAddress(usageView);
  const { view } = address;
  const answered = useAnswer(usage, queryOfUsage(view));
  return (
    <div className={classes.page} data-testid="admin-usage">
      <TitleRow title={translate('usage')}>
        <FileButton
          name={`usage-by-${view.by}.csv`}
          path="/v3/iw-admin/usage/export"
          take={async () => {
            const { csv, lines } = await request('exportUsage', queryOfUsage(view));
            return { csv, text: translate('fileTaken', { lines }), complete: true };
          }}
          data-testid="usage-file"
        />
      </TitleRow>
      <Choices address={address} />
      <Answer answered={answered} height={480}>
        {(answer) => <Counted answer={answer} by={view.by} />}
      </Answer>
    </div>
  );
}

function Choices({ address: { view, narrow } }: { address: ViewAddress<UsageView> }) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  return (
    <div className={classes.tools}>
      <Segmented
        label={translate('usageBy')}
        options={usageGroups.map((value) => ({ value, label: translate(`by/${value}`) }))}
        value={view.by}
        onChange={(by) => narrow({ by })}
        data-testid="usage-by"
      />
      <DateField
        className={classes.day}
        label={translate('fromDay')}
        language={language}
        value={view.from}
        onChange={(from) => narrow({ from })}
      />
      <DateField
        className={classes.day}
        label={translate('toDay')}
        language={language}
        value={view.to}
        onChange={(to) => narrow({ to })}
      />
    </div>
  );
}

function Counted({ answer: { from, to, total, lines, all }, by }: { answer: Usage; by: UsageView['by'] }) {
  const translate = phrases.useTranslate();
  if (lines.length === 0) return <EmptyState framed title={translate('noUsage')} text={translate('noUsageText')} />;
  const notes = [
    translate('usageNote', { from: formatDate(from), to: formatDate(to) }),
    lines.length < all && translate('usageCut', { shown: formatNumber(lines.length), all: formatNumber(all) }),
  ];
  // The last days are looked for first.
  const rows = by === 'day' ? [...lines].reverse() : lines;
  return (
    <>
      <KeyFigures columns={4} framed data-testid="usage-total">
        <KeyFigure name={translate('visits')} value={formatNumber(total.visits)} />
        <KeyFigure name={translate('users')} value={formatNumber(total.users)} more={translate('usersNote')} />
        <KeyFigure name={translate('sessions')} value={formatNumber(total.sessions)} more={translate('sessionsNote')} />
        <KeyFigure name={translate('downloadsTaken')} value={formatNumber(total.downloads)} />
      </KeyFigures>
      <Card flush title={translate(`by/${by}`)} caption={notes.filter(Boolean).join(' ')}>
        <ListTable
          label={translate('usage')}
          columns={columnsOf(translate, by)}
          rows={rows}
          keyOf={({ key }) => key}
          data-testid="usage-table"
        />
      </Card>
    </>
  );
}

/** An account is one user: nothing is said of users where accounts are listed. */
function columnsOf(translate: Translate, by: UsageView['by']): ListColumn<Line>[] {
  const figure = (key: 'visits' | 'users' | 'sessions' | 'downloads', label: string): ListColumn<Line> => ({
    key,
    label,
    kind: 'figure',
    cell: (line) => formatNumber(line[key]),
  });
  return [
    { key: 'about', label: translate(`about/${by}`), cell: (line) => <About line={line} by={by} /> },
    figure('visits', translate('visits')),
    ...(by === 'account' ? [] : [figure('users', translate('users'))]),
    figure('sessions', translate('sessions')),
    figure('downloads', translate('downloadsTaken')),
  ];
}

function About({ line: { key, about, more }, by }: { line: Line; by: UsageView['by'] }) {
  const names = more.filter(Boolean).join(' · ');
  if (by === 'day') return formatDate(about);
  if (by === 'product') return names;
  if (by === 'company' || about === '') return about || names;
  return (
    <>
      <AccountLink userId={key} userNm={about} />
      <span className={classes.quiet}>{names}</span>
    </>
  );
}
