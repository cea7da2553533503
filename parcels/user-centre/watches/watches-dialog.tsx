import { CallProblem } from '@portal/shell';
import { AnswerPlace, EmptyState, Modal, Skeleton } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import { Receivers } from './receivers/receivers.tsx';
import { useWatches } from './use-watches.ts';
import { WatchAddress } from './watch-address.tsx';
import { WatchItem } from './watch-item.tsx';
import classes from './watches.module.css';

/** What the account watches, where it is told, and what can be done with each. */
export function WatchesDialog({ onClose }: { onClose: () => void }) {
  const say = useTranslate();
  const { answered, changed } = useWatches();
  return (
    <Modal
      open
      width={600}
      title={say('title')}
      closeLabel={say('close')}
      onClose={onClose}
      data-testid="watches-dialog"
      closeTestId="watches-close"
    >
      <AnswerPlace
        answered={answered}
        stays
        skeleton={<Skeleton height={240} />}
        loading={say('loading')}
        problem={(error, retry) => (
          <CallProblem error={error} retry={retry} failed={say('failed')} refused={say('refused')} />
        )}
      >
        {({ watches, address, most }) => (
          <div className={classes.watches}>
            <WatchAddress address={address} changed={changed} />
            <p className={classes.quiet}>{say('hint', { n: most })}</p>
            {watches.length === 0 ? (
              <EmptyState title={say('none')} text={say('noneText')} />
            ) : (
              <ul className={classes.list}>
                {watches.map((watch) => (
                  <WatchItem key={watch.watchId} watch={watch} changed={changed} onLeave={onClose} />
                ))}
              </ul>
            )}
            <Receivers />
          </div>
        )}
      </AnswerPlace>
    </Modal>
  );
}
