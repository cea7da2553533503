import { ModulePlace } from '@portal/shell/insider';
import { Button, ErrorState, Skeleton } from '@portal/ui';
import type * as Analysis from '@portal/ui/analysis';
import type { SendDeckProps } from '@portal/ui/analysis';
import classes from '../downloads.module.css';
import { useTranslate } from '../phrases.ts';

/** The form that has a deck sent: that of any watch, which comes with the page kit of analysis. */
export function DeckMail(props: SendDeckProps) {
  const say = useTranslate();
  return (
    <section className={classes.form} aria-label={say('deckMail', { name: props.name })} data-testid="deck-mail">
      <ModulePlace<typeof Analysis>
        name="@portal/ui/analysis"
        waiting={<Skeleton height={240} />}
        failed={(retry) => (
          <ErrorState title={say('deckFailed')} action={<Button onClick={retry}>{say('retry')}</Button>} />
        )}
      >
        {(kit) => <kit.SendDeck {...props} />}
      </ModulePlace>
    </section>
  );
}
