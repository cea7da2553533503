import { useAnswer } from '@portal/shell';
import { Card, formatDateTime, type ListColumn, ListTable, Tag, TitleRow } from '@portal/ui';
import { nothing, type System, system } from '../../data/ask.ts';
import { Answer } from '../../parts/answer.tsx';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';

type Translate = ReturnType<typeof phrases.useTranslate>;
type Setting = System['settings'][number];

/** The node that answers: how it is, what is missing, and the settings that it runs with. */
export function SystemPage() {
  const translate = phrases.useTranslate();
  const answered = useAnswer(system, nothing);
  return (
    <div className={classes.page} data-testid="admin-system">
      <TitleRow title={translate('system')} />
      <Answer answered={answered} height={480}>
        {(answer) => (
          <>
            <HealthCard answer={answer} />
            <Card title={translate('settings')} flush>
              <ListTable
                label={translate('settings')}
                columns={columnsOf(translate)}
                rows={answer.settings}
                keyOf={({ name }) => name}
                data-testid="setting-table"
              />
            </Card>
          </>
        )}
      </Answer>
    </div>
  );
}

function HealthCard({ answer: { version, node, startedAt, checks, notes } }: { answer: System }) {
  const translate = phrases.useTranslate();
  const facts = [
    [translate('version'), version],
    [translate('nodeVersion'), node],
    [translate('startedAt'), formatDateTime(new Date(startedAt))],
  ];
  return (
    <Card title={translate('health')} data-testid="admin-health">
      <div className={classes.column}>
        <dl className={classes.facts}>
          {checks.map(({ check, fine }) => (
            <div key={check} className={classes.fact} data-check={check} data-fine={fine}>
              <dt>{translate(`check/${check}`)}</dt>
              <dd>
                <Tag tone={fine ? 'success' : 'danger'}>{translate(fine ? 'fine' : `wrong/${check}`)}</Tag>
              </dd>
            </div>
          ))}
          {facts.map(([label, value]) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {notes.length > 0 && (
          <ul className={classes.rows} aria-label={translate('notes')}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

const columnsOf = (translate: Translate): ListColumn<Setting>[] => [
  { key: 'name', label: translate('setting'), cell: ({ name }) => <code>{name}</code> },
  {
    key: 'value',
    label: translate('value'),
    cell: ({ value }) =>
      value === null ? (
        <span className={classes.found}>{translate('secretSet')}</span>
      ) : (
        value || <span className={classes.found}>{translate('noValue')}</span>
      ),
  },
  {
    key: 'from',
    label: translate('from'),
    tight: true,
    cell: ({ from }) => <Tag tone={from === 'default' ? 'neutral' : 'accent'}>{translate(`from/${from}`)}</Tag>,
  },
];
