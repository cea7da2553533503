import type { AskedSheet, TableModel } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Drawer, toast } from '@portal/ui';
import { phrases } from './phrases.ts';
import classes from './watch.module.css';
import { WatchFoot } from './watch-foot.tsx';
import { WatchForm } from './watch-form.tsx';
import { addWatch } from './watched.ts';

interface WatchDrawerProps {
  sheet: AskedSheet;
  model: TableModel;
  onClose: () => void;
}

/** Begins to watch a table or one of its figures, and says where mails go. */
export function WatchDrawer({ sheet, model, onClose }: WatchDrawerProps) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  return (
    <Drawer open onClose={onClose} title={say('title')} closeLabel={say('close')} data-testid="watch-drawer">
      <div className={classes.drawer}>
        <div>
          <h3 className={classes.about}>{sheet.title}</h3>
          <p className={classes.quiet}>{say('hint')}</p>
        </div>
        <WatchForm
          title={sheet.title}
          table={{ sheet, model }}
          submit={say('save')}
          onSave={async (wanted) => {
            await addWatch({ ...wanted, sheets: [sheet], language });
            toast(say('saved'), 'success');
            onClose();
          }}
        />
        <WatchFoot onLeave={onClose} />
      </div>
    </Drawer>
  );
}
