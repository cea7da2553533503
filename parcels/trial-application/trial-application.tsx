import { closeDrawer } from '@portal/shell/insider';
import { Button, Modal } from '@portal/ui';
import { type FormEvent, useId } from 'react';
import { PhoneStep } from './phone-step.tsx';
import { useTranslate } from './phrases.ts';
import { Refusal } from './refusal.tsx';
import { StepMark } from './step-mark.tsx';
import { Success } from './success.tsx';
import classes from './trial-application.module.css';
import { useApplication } from './use-application.ts';
import { WhoStep } from './who-step.tsx';

/** S1.016: somebody without an account applies for a trial. */
export function TrialApplication() {
  const say = useTranslate();
  const { step, who, phone, products, setProducts, busy, refusal, next, back, apply } = useApplication();
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'who') next();
    else void apply();
  };
  // The buttons stand below what scrolls, so they name the form that they belong to. Each has a key: one that became
  // another under the finger would take its click too.
  const footer = {
    who: (
      <Button type="submit" form={formId} variant="primary" key="next" data-testid="trial-next">
        {say('next')}
      </Button>
    ),
    phone: (
      <>
        <Button key="back" data-testid="trial-back" onClick={back}>
          {say('back')}
        </Button>
        <Button type="submit" form={formId} variant="primary" loading={busy} key="apply" data-testid="trial-apply">
          {say('apply')}
        </Button>
      </>
    ),
    done: (
      <Button variant="primary" key="done" data-testid="trial-done" autoFocus onClick={closeDrawer}>
        {say('done')}
      </Button>
    ),
  }[step];
  return (
    <Modal
      open
      width={480}
      // S8.031.
      title={say(step === 'done' ? 'success' : 'title')}
      closeLabel={say('close')}
      onClose={closeDrawer}
      footer={footer}
      data-testid="trial"
    >
      {step === 'done' ? (
        <Success />
      ) : (
        <form id={formId} className={classes.form} noValidate onSubmit={submit}>
          <StepMark step={step} />
          {step === 'who' && <WhoStep form={who} products={products} onProducts={setProducts} />}
          {step === 'phone' && <PhoneStep form={phone} />}
          <Refusal text={refusal} />
        </form>
      )}
    </Modal>
  );
}
