import { type CallData, openUserCentre, PortalLink, useAnswer } from '@portal/shell';
import { Button, Card, Skeleton, Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import { nothing, type SetupStep, setup } from '../../data/ask.ts';
import { useTask } from '../../data/use-task.ts';
import { phrases } from '../../phrases.ts';
import classes from './setup-card.module.css';

interface BelowSetupProps {
  /** Of the children, in px. */
  height: number;
  children: ReactNode;
}

/**
 * What is still to be set up before a portal is ready for its people, above all else; nothing once all of it is, or where
 * it is not to be had. The rest waits for it, so that nothing is pushed away.
 */
export function BelowSetup({ height, children }: BelowSetupProps) {
  const { answer, error } = useAnswer(setup, nothing);
  if (!answer && !error) return <Skeleton height={height} />;
  return (
    <>
      {answer?.steps.some(({ done }) => !done) && <SetupCard steps={answer.steps} />}
      {children}
    </>
  );
}

function SetupCard({ steps }: Pick<CallData<'readSetup'>, 'steps'>) {
  const translate = phrases.useTranslate();
  const open = steps.filter(({ done }) => !done);
  const total = steps.length;
  return (
    <Card
      title={translate('setup')}
      caption={translate('setupDone', { done: total - open.length, total })}
      data-testid="admin-setup"
    >
      <p className={classes.lead}>{translate('setupLead')}</p>
      <ol className={classes.steps}>
        {steps.map(({ step, done }) => (
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
      {step === 'people' && <PortalLink to="/admin/accounts">{translate('goToAccounts')}</PortalLink>}
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
