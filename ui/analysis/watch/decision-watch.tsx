import type { DecisionSheet } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Drawer, IconBell, IconButton, toast } from '@portal/ui';
import { useState } from 'react';
import { phrases } from './phrases.ts';
import classes from './watch.module.css';
import { WatchFoot } from './watch-foot.tsx';
import { WatchForm } from './watch-form.tsx';
import { addWatch } from './watched.ts';

interface DecisionWatchProps {
  /** What is sent; undefined while there is no range. */
  sheet: DecisionSheet | undefined;
  className?: string;
}

/** The way to have a decision sheet sent by calendar, worked out anew each time. */
export function DecisionWatch({ sheet, className }: DecisionWatchProps) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const [open, setOpen] = useState<DecisionSheet | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <IconButton
        label={say('decisionOpen')}
        className={className}
        aria-haspopup="dialog"
        disabled={!sheet}
        data-testid="watch-decision"
        onClick={() => sheet && setOpen(sheet)}
      >
        <IconBell />
      </IconButton>
      {open && (
        <Drawer
          open
          onClose={close}
          title={say('decisionOpen')}
          closeLabel={say('close')}
          data-testid="watch-decision-drawer"
        >
          <div className={classes.drawer}>
            <div>
              <h3 className={classes.about}>{open.title}</h3>
              <p className={classes.quiet}>{say('decisionHint')}</p>
            </div>
            <WatchForm
              title={open.title}
              table={null}
              submit={say('save')}
              onSave={async (wanted) => {
                await addWatch({ ...wanted, sheets: [open], language });
                toast(say('saved'), 'success');
                close();
              }}
            />
            <WatchFoot onLeave={close} />
          </div>
        </Drawer>
      )}
    </>
  );
}
