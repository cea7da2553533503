import { useLanguage } from '@portal/shell';
import { toast } from '@portal/ui';
import { phrases } from './phrases.ts';
import classes from './watch.module.css';
import { WatchFoot } from './watch-foot.tsx';
import { WatchForm } from './watch-form.tsx';
import { addWatch } from './watched.ts';

export interface SendDeckProps {
  deckId: string;
  name: string;
  /** It is sent from now on. */
  onDone: () => void;
  onCancel: () => void;
}

/** Has a deck made anew and sent, after each release or by calendar: a watch like any other. */
export function SendDeck({ deckId, name, onDone, onCancel }: SendDeckProps) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  return (
    <div className={classes.drawer}>
      <p className={classes.quiet}>{say('deckHint')}</p>
      <WatchForm
        title={name}
        table={null}
        begin={{ kind: 'release', format: 'pptx' }}
        submit={say('deckSave')}
        onSave={async (wanted) => {
          await addWatch({ ...wanted, deckId, language });
          toast(say('deckSaved'), 'success');
          onDone();
        }}
        onCancel={onCancel}
      />
      <WatchFoot onLeave={onCancel} />
    </div>
  );
}
