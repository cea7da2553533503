import { type ExportOrder, ownTimeZone, safeFileName } from '@portal/contract';
import { CallError, language, orderExport, useWorkbook, workbook } from '@portal/shell';
import { Button, IconButton, IconChevronDown, IconChevronUp, IconTable, IconX, toast } from '@portal/ui';
import { useState } from 'react';
import classes from './downloads.module.css';
import { translate, useTranslate } from './phrases.ts';

/** The most that a call carries, in characters. */
const room = 250_000;

/** The order of the workbook as it is put together now, as sheets, slides or pages. @returns null where a call would not carry it */
function orderNow(format: ExportOrder['format']): ExportOrder | null {
  const sheets = workbook.sheets();
  const titles = [...new Set(sheets.map(({ title }) => title))].slice(0, 2).join('+');
  const name = safeFileName(`${translate('fileName')}_${titles}`.slice(0, 80));
  const order: ExportOrder = { name, format, language: language(), timeZone: ownTimeZone(), sheets };
  return JSON.stringify(order).length > room ? null : order;
}

/** The sheets that somebody has put together, in their order, and the way to have them as one file. */
export function WorkbookList({ ordered }: { ordered: () => void }) {
  const say = useTranslate();
  const sheets = useWorkbook();
  const [busy, setBusy] = useState(false);
  const take = async (format: ExportOrder['format']) => {
    const order = orderNow(format);
    if (!order) return toast(say('tooLarge'), 'warning');
    setBusy(true);
    try {
      await orderExport(order);
    } catch (error) {
      toast(error instanceof CallError && error.msg2Client ? error.msg2Client : say('notMade'), 'error');
    }
    setBusy(false);
    ordered();
  };
  return (
    <section className={classes.part} data-testid="workbook">
      <h3>{say('workbook')}</h3>
      <p className={classes.hint}>{say(sheets.length === 0 ? 'workbookEmpty' : 'workbookHint')}</p>
      {sheets.length > 0 && (
        <>
          <ol className={classes.list}>
            {sheets.map(({ id, sheet: { title } }, at) => (
              <li key={id} className={classes.row} data-testid="workbook-sheet">
                <IconTable size={16} aria-hidden="true" />
                <div className={classes.words}>
                  <span className={classes.name} title={title}>
                    {title}
                  </span>
                </div>
                <IconButton
                  label={say('up', { name: title })}
                  disabled={at === 0}
                  onClick={() => workbook.move(id, -1)}
                >
                  <IconChevronUp />
                </IconButton>
                <IconButton
                  label={say('down', { name: title })}
                  disabled={at === sheets.length - 1}
                  onClick={() => workbook.move(id, 1)}
                >
                  <IconChevronDown />
                </IconButton>
                <IconButton label={say('remove', { name: title })} onClick={() => workbook.remove(id)}>
                  <IconX />
                </IconButton>
              </li>
            ))}
          </ol>
          <div className={classes.actions}>
            <Button variant="primary" loading={busy} data-testid="workbook-export" onClick={() => void take('xlsx')}>
              {say('export')}
            </Button>
            <Button disabled={busy} data-testid="workbook-pptx" onClick={() => void take('pptx')}>
              {say('exportPptx')}
            </Button>
            <Button disabled={busy} data-testid="workbook-pdf" onClick={() => void take('pdf')}>
              {say('exportPdf')}
            </Button>
            <Button variant="quiet" onClick={() => workbook.clear()}>
              {say('clear')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
