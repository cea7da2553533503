import { type CallData, openUserCentre, PortalLink, useAnswer } from '@portal/shell';
import { Button, Card, Skeleton, Tag } from '@portal/ui';
import type { ReactNode } from 'react';
import { nothing, type SetupStep, setup } from '../../data/ask.ts';
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
const lines = ['address', 'figures'] as const;

/** Steps that are done on another page, and which one. */
const places = {
  name: ['/admin/portal', 'goToPortal'],
  mail: ['/admin/portal', 'goToPortal'],
  figures: ['/admin/deliveries', 'goToDeliveries'],
  people: ['/admin/accounts', 'goToAccounts'],
  backup: ['/admin/backups', 'goToBackups'],
} as const;

const hasLine = (step: SetupStep): step is (typeof lines)[number] => (lines as readonly string[]).includes(step);

const hasPlace = (step: SetupStep): step is keyof typeof places => step in places;

function HowTo({ step }: { step: SetupStep }) {
  const translate = phrases.useTranslate();
  return (
    <>
      <p>{translate(`how/${step}`)}</p>
      {hasLine(step) && <code>{translate(`line/${step}`)}</code>}
      {step === 'factor' && <Button onClick={() => openUserCentre()}>{translate('openCentre')}</Button>}
      {hasPlace(step) && <PortalLink to={places[step][0]}>{translate(places[step][1])}</PortalLink>}
    </>
  );
}
