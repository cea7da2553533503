import { openUserCentre, PortalLink, useAnswer } from '@portal/shell';
import { Button, Card, Tag } from '@portal/ui';
import { nothing, type SetupStep, setup } from '../../data/ask.ts';
import { useTask } from '../../data/use-task.ts';
import { phrases } from '../../phrases.ts';
import classes from './setup-card.module.css';

/** What is still to be set up before a portal is ready for its people; nothing once all of it is. */
export function SetupCard() {
  const translate = phrases.useTranslate();
  const { answer } = useAnswer(setup, nothing);
  const open = answer?.steps.filter(({ done }) => !done) ?? [];
  if (!answer || open.length === 0) return null;
  const total = answer.steps.length;
  return (
    <Card
      title={translate('setup')}
      caption={translate('setupDone', { done: total - open.length, total })}
      data-testid="admin-setup"
    >
      <p className={classes.lead}>{translate('setupLead')}</p>
      <ol className={classes.steps}>
        {answer.steps.map(({ step, done }) => (
          <li key={step} data-step={step} data-done={done}>
            <Tag tone={done ? 'success' : 'neutral'}>{translate(done ? 'stepDone' : 'stepOpen')}</Tag>
            <div>
              <h3>{translate(`step/${step}`)}</h3>
              {!done && <HowTo step={step} />}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Steps that are done on the machine: a line for the settings, or a command. */
const lines = ['name', 'address', 'mail', 'figures', 'backup'] as const;

const hasLine = (step: SetupStep): step is (typeof lines)[number] => (lines as readonly string[]).includes(step);

function HowTo({ step }: { step: SetupStep }) {
  const translate = phrases.useTranslate();
  return (
    <>
      <p>{translate(`how/${step}`)}</p>
      {hasLine(step) && <code>{translate(`line/${step}`)}</code>}
      {step === 'mail' && <TestMail />}
      {step === 'factor' && <Button onClick={() => openUserCentre()}>{translate('openCentre')}</Button>}
      {step === 'people' && <PortalLink to="/admin/accounts">{translate('toAccounts')}</PortalLink>}
    </>
  );
}

function TestMail() {
  const translate = phrases.useTranslate();
  const { busy, run } = useTask(() => undefined);
  return (
    <Button loading={busy} onClick={() => void run('sendTestMail', {})} data-testid="test-mail">
      {translate('testMail')}
    </Button>
  );
}
