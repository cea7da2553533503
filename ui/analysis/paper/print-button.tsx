import { Button, IconPrinter, Popover, type PrintForm, printAs } from '@portal/ui';
import classes from './paper.module.css';
import { paperPhrases } from './phrases.ts';

const forms: readonly PrintForm[] = ['page', 'slide', 'whole'];

/** The ways to put a page on paper. */
export function PrintButton() {
  const words = paperPhrases.useTranslate();
  return (
    <Popover
      label={words('print')}
      triggerClassName={classes.trigger}
      triggerData={{ 'data-testid': 'print-ways' }}
      triggerLabel={words('print')}
      trigger={<IconPrinter />}
    >
      {(close) => (
        <div className={classes.forms}>
          {forms.map((form) => (
            <Button
              key={form}
              variant="quiet"
              block
              className={classes.form}
              data-testid={`print-${form}`}
              onClick={() => {
                close();
                printAs(form);
              }}
            >
              {words(form)}
            </Button>
          ))}
          <p className={classes.note}>{words('note')}</p>
        </div>
      )}
    </Popover>
  );
}
