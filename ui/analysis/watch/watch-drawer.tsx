import type { AskedSheet, TableModel } from '@portal/contract';
import { openUserCentre, useAnswer, useLanguage } from '@portal/shell';
import { Button, Drawer, toast } from '@portal/ui';
import { phrases } from './phrases.ts';
import classes from './watch.module.css';
import { WatchForm } from './watch-form.tsx';
import { addWatch, everyWatch, watches } from './watched.ts';

interface WatchDrawerProps {
  sheet: AskedSheet;
  model: TableModel;
  onClose: () => void;
}

/** Begins to watch a table or one of its figures, and says where mails go. */
export function WatchDrawer({ sheet, model, onClose }: WatchDrawerProps) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const { answer } = useAnswer(watches, everyWatch);
  const seeAll = () => {
    onClose();
    openUserCentre();
  };
  return (
    <Drawer open onClose={onClose} title={say('title')} closeLabel={say('close')} data-testid="watch-drawer">
      <div className={classes.drawer}>
        <div>
          <h3 className={classes.about}>{sheet.title}</h3>
          <p className={classes.quiet}>{say('hint')}</p>
        </div>
        <WatchForm
          sheet={sheet}
          model={model}
          submit={say('save')}
          onSave={async (wanted) => {
            await addWatch({ ...wanted, sheet, language });
            toast(say('saved'), 'success');
            onClose();
          }}
        />
        <div className={classes.foot}>
          <p className={classes.quiet} data-testid="watch-address">
            {answer && (answer.address ? say('toAddress', { address: answer.address }) : say('noAddress'))}
          </p>
          <Button variant="quiet" size="small" data-testid="watch-all" onClick={seeAll}>
            {say('all', { n: answer?.watches.length ?? 0 })}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
