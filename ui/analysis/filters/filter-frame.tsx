import { useLanguage } from '@portal/shell';
import { Button, Drawer, IconAdjustmentsHorizontal, useIsPhone } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { analysisWords } from '../page/phrases.ts';
import classes from './filters.module.css';

/**
 * The card that holds all that narrows a view; on a phone one line that says it, and opens it as a sheet, so that figures
 * stand in sight.
 * @param summary what narrows the view, in a few words
 */
export function FilterFrame({ summary, children }: { summary?: string; children: ReactNode }) {
  const words = analysisWords(useLanguage());
  const isPhone = useIsPhone();
  const [open, setOpen] = useState(false);
  if (!isPhone)
    return (
      <div className={classes.bar} data-testid="filter-bar">
        {children}
      </div>
    );
  const close = () => setOpen(false);
  return (
    <div className={classes.folded} data-testid="filter-bar">
      <button
        type="button"
        className={classes.unfold}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-testid="filters-open"
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal />
        <span>{words('filters')}</span>
        <span className={classes.summary}>{summary}</span>
      </button>
      <Drawer
        open={open}
        onClose={close}
        title={words('filters')}
        closeLabel={words('close')}
        data-testid="filters-sheet"
        footer={
          <Button variant="primary" block onClick={close} data-testid="filters-done">
            {words('showFigures')}
          </Button>
        }
      >
        <div className={classes.sheet}>{children}</div>
      </Drawer>
    </div>
  );
}

/** One line of fields; on a phone, in the sheet, each as wide as it needs. */
export const FilterRow = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>;
