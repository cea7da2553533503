import { useAnswer } from '@portal/shell';
import { Button, Card, formatDateTime, TitleRow } from '@portal/ui';
import { useState } from 'react';
import { type Sheet, sheets, trailLines } from '../data/ask.ts';
import { useTask } from '../data/use-task.ts';
import { ConditionTag, daysText, rolesText } from '../parts/account-parts.tsx';
import { Answer } from '../parts/answer.tsx';
import classes from '../parts/parts.module.css';
import { ToList } from '../parts/to-list.tsx';
import { TrailTable } from '../parts/trail-table.tsx';
import { phrases } from '../phrases.ts';
import { AccountDialog, type DialogTask } from './account-dialogs.tsx';
import { AccountGrants } from './account-grants.tsx';
import { AccountLinks } from './account-links.tsx';
import { AccountSecurity } from './account-security.tsx';

interface AccountPageProps {
  userId: string;
  toList: () => void;
  /** Asks the list anew. */
  changed: () => void;
}

/** What asks for the newest lines about an account. */
const latestOf = ({ userNm }: Pick<Sheet, 'userNm'>) => ({ userNm, limit: 10 });

/** An account with all that is to be administered of it. */
export function AccountPage({ userId, toList, changed }: AccountPageProps) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(sheets, { userId });
  const after = () => {
    sheets.forget({ userId });
    if (answered.answer) trailLines.forget(latestOf(answered.answer));
    changed();
  };
  return (
    <div className={classes.page} data-testid="admin-account">
      <ToList label={translate('toAccounts')} toList={toList} />
      <Answer answered={answered} height={640}>
        {(sheet) => <AccountSheet sheet={sheet} after={after} />}
      </Answer>
    </div>
  );
}

function AccountSheet({ sheet, after }: { sheet: Sheet; after: () => void }) {
  const translate = phrases.useTranslate();
  const [dialog, setDialog] = useState<DialogTask | null>(null);
  const { busy, run } = useTask(after);
  const { userId, condition, may } = sheet;
  const stops = condition === 'suspended' || condition === 'not-opened';
  return (
    <>
      <TitleRow title={sheet.userNm}>
        <div className={classes.actions}>
          <ConditionTag condition={condition} />
          {may.includes('extend') && (
            <Button disabled={busy} onClick={() => setDialog('extend')} data-testid="account-extend">
              {translate('extend')}
            </Button>
          )}
          {may.includes('suspend') && (
            <Button
              variant={stops ? 'default' : 'danger'}
              disabled={busy}
              onClick={() => (stops ? run('resumeAccount', { userId }) : setDialog('suspend'))}
              data-testid={stops ? 'account-resume' : 'account-suspend'}
            >
              {translate(stops ? 'resume' : 'suspend')}
            </Button>
          )}
        </div>
      </TitleRow>
      <div className={classes.columns}>
        <div className={classes.column}>
          <AccountGrants sheet={sheet} task={{ busy, run }} open={setDialog} />
          <AccountSecurity sheet={sheet} task={{ busy, run }} open={setDialog} />
          {may.includes('trail') && <AccountTrail sheet={sheet} />}
        </div>
        <div className={classes.column}>
          <Facts sheet={sheet} open={setDialog} />
          <AccountLinks sheet={sheet} task={{ busy, run }} open={setDialog} />
        </div>
      </div>
      {dialog && <AccountDialog task={dialog} sheet={sheet} onClose={() => setDialog(null)} after={after} />}
    </>
  );
}

interface FactsProps {
  sheet: Sheet;
  open: (task: DialogTask) => void;
}

/** What the button beside a fact is called. */
const changing = { rename: 'changeName', company: 'changeCompany', roles: 'changeRoles' } as const;

function Facts({ sheet, open }: FactsProps) {
  const translate = phrases.useTranslate();
  const none = translate('none');
  const facts: [key: Parameters<typeof translate>[0], value: string, task?: 'rename' | 'company' | 'roles'][] = [
    ['realName', sheet.realNm || none, 'rename'],
    ['company', sheet.compNm || none, 'company'],
    ['division', translate(`division/${sheet.division}` as 'division/enterprise')],
    ['validity', daysText(sheet.actvFrYmd, sheet.actvToYmd)],
    ['mobile', sheet.phonNo || none],
    ['email', sheet.emalAd || none],
    ['messaging', sheet.wxNickNm || none],
    ['roles', rolesText(translate, sheet.roles), 'roles'],
    ['created', formatDateTime(new Date(sheet.createdAt))],
  ];
  return (
    <Card title={translate('facts')}>
      <dl className={classes.facts} data-testid="account-facts">
        {facts.map(([key, value, task]) => (
          <div key={key} className={classes.fact}>
            <dt>{translate(key)}</dt>
            <dd>
              {value}
              {task && sheet.may.includes(task) && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={translate(changing[task])}
                  onClick={() => open(task)}
                  data-testid={`account-${task}`}
                >
                  {translate('change')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The newest lines about the account. */
function AccountTrail({ sheet }: { sheet: Sheet }) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(trailLines, latestOf(sheet));
  return (
    <Card title={translate('recentTrail')} flush>
      <Answer answered={answered} height={200}>
        {({ lines }) => <TrailTable lines={lines} isOfAccount />}
      </Answer>
    </Card>
  );
}
