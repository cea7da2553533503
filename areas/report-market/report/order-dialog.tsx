import { CallError } from '@portal/shell';
import { Button, Modal, TextField, toast } from '@portal/ui';
import { useState } from 'react';
import { type Item, type MarketQuery, orderReport } from '../data/ask.ts';
import { priceText } from '../data/price-text.ts';
import { phrases } from '../phrases.ts';
import classes from './report.module.css';

/** As much as an order takes. */
const longestNote = 300;

interface OrderDialogProps {
  item: Item;
  query: MarketQuery;
  onClose: () => void;
}

/** Orders a report, with a word to whoever decides about it. */
export function OrderDialog({ item, query, onClose }: OrderDialogProps) {
  const translate = phrases.useTranslate();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await orderReport(item.reportId, note, query);
      toast(translate('sent'), 'success');
      onClose();
    } catch (error) {
      setBusy(false);
      toast((error instanceof CallError && error.msg2Client) || translate('orderFailed'), 'error');
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={translate('orderTitle')}
      closeLabel={translate('close')}
      data-testid="market-order-dialog"
      footer={
        <div className={classes.actions}>
          <Button onClick={onClose}>{translate('cancel')}</Button>
          <Button variant="primary" disabled={busy} onClick={send} data-testid="market-order-send">
            {translate('send')}
          </Button>
        </div>
      }
    >
      <div className={classes.form}>
        <p className={classes.ordered}>
          {item.title} · {priceText(item.price)}
        </p>
        <TextField
          label={translate('note')}
          hint={translate('noteHint')}
          name="order-note"
          maxLength={longestNote}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <p className={classes.quiet}>{translate('orderText')}</p>
      </div>
    </Modal>
  );
}
