import { NotYet, settleProof } from '@portal/shell/insider';
import { EmptyState, Modal } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import { ProofForm } from './proof-form.tsx';
import classes from './prove-again.module.css';
import { useWays } from './use-ways.ts';

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
        {ways === null ? (
          <NotYet error={error} height={120} onRetry={retry} say={say} />
        ) : ways.length === 0 ? (
          <EmptyState title={say('none')} text={say('noneText')} />
        ) : (
          <ProofForm ways={ways} onProof={settleProof} onCancel={giveUp} />
        )}
      </div>
    </Modal>
  );
}
