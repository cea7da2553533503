import { settleProof } from '@portal/shell/insider';
import { Modal } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import { ProofForm } from './proof-form.tsx';
import classes from './prove-again.module.css';
import { useWays, WaysState } from './use-ways.tsx';

const giveUp = () => settleProof(null);

/** Answers whoever asked for a proof: with one, or with null when the question was closed. */
export function ProofQuestion() {
  const say = useTranslate();
  const { ways, error, retry } = useWays();
  return (
    <Modal
      open
      width={420}
      title={say('title')}
      closeLabel={say('close')}
      onClose={giveUp}
      data-testid="prove-again"
      closeTestId="prove-close"
    >
      <div className={classes.question}>
        <p className={classes.lead}>{say('lead')}</p>
        {ways === null || ways.length === 0 ? (
          <WaysState failed={error} none={ways !== null} onRetry={retry} />
        ) : (
          <ProofForm ways={ways} onProof={settleProof} onCancel={giveUp} />
        )}
      </div>
    </Modal>
  );
}
