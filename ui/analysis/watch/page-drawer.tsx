import { useLanguage } from '@portal/shell';
import { Drawer, EmptyState, Skeleton, toast } from '@portal/ui';
import { useRef } from 'react';
import { usePageSheets } from '../page/page-tables.ts';
import { phrases } from './phrases.ts';
import classes from './watch.module.css';
import { WatchFoot } from './watch-foot.tsx';
import { WatchForm } from './watch-form.tsx';
import { addWatch } from './watched.ts';

interface PageDrawerProps {
  /** What a watch of the page is called at first. */
  name: string;
  /** The kept view that is sent as it is then; empty for the page as it is now. */
  viewId: string;
  onClose: () => void;
}

/** Has all tables of the page sent by calendar, in one mail and one workbook. */
export function PageDrawer({ name, viewId, onClose }: PageDrawerProps) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const { sheets: found, without, waiting } = usePageSheets();
  // The form stays while the figures come in another language, fail or go.
  const last = useRef(found);
  if (found.length > 0) last.current = found;
  const sheets = last.current;
  return (
    <Drawer open onClose={onClose} title={say('pageTitle')} closeLabel={say('close')} data-testid="watch-page-drawer">
      <div className={classes.drawer}>
        <div>
          <h3 className={classes.about}>{name}</h3>
          <p className={classes.quiet}>{say(viewId ? 'viewHint' : 'pageHint')}</p>
        </div>
        {sheets.length === 0 ? (
          waiting > 0 ? (
            <Skeleton height={72} />
          ) : (
            <EmptyState title={say('pageNone')} text={say('pageNoneText')} />
          )
        ) : (
          <>
            <section aria-label={say('pageTables', { smart_count: sheets.length })}>
              <h4 className={classes.quiet}>{say('pageTables', { smart_count: sheets.length })}</h4>
              <ol className={classes.tables} data-testid="watch-page-tables">
                {sheets.map(({ title, question }) => (
                  <li key={JSON.stringify([title, question])}>{title}</li>
                ))}
              </ol>
              {waiting > 0 && <p className={classes.quiet}>{say('pageWaiting', { smart_count: waiting })}</p>}
              {without > 0 && <p className={classes.quiet}>{say('pageWithout', { smart_count: without })}</p>}
            </section>
            <WatchForm
              title={name}
              table={null}
              submit={say('save')}
              onSave={async (wanted) => {
                await addWatch({ ...wanted, sheets, ...(viewId && { viewId }), language });
                toast(say('saved'), 'success');
                onClose();
              }}
            />
          </>
        )}
        <WatchFoot onLeave={onClose} />
      </div>
    </Drawer>
  );
}
