import { openUserCentre, useAnswer } from '@portal/shell';
import { Button } from '@portal/ui';
import { phrases } from './phrases.ts';
import classes from './watch.module.css';
import { everyWatch, watches } from './watched.ts';

/** Where mails go, and the way to everything that is watched. */
export function WatchFoot({ onLeave }: { onLeave: () => void }) {
  const say = phrases.useTranslate();
  const { answer } = useAnswer(watches, everyWatch);
  const seeAll = () => {
    onLeave();
    openUserCentre();
  };
  return (
    <div className={classes.foot}>
      <p className={classes.quiet} data-testid="watch-address">
        {answer && (answer.address ? say('toAddress', { address: answer.address }) : say('noAddress'))}
      </p>
      <Button variant="quiet" size="small" data-testid="watch-all" onClick={seeAll}>
        {say('all', { n: answer?.watches.length ?? 0 })}
      </Button>
    </div>
  );
}
