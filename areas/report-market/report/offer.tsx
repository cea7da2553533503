import { CallError, request, saveFile, trackDownload } from '@portal/shell';
import { Button, formatDate, IconDownload, IconEye, toast } from '@portal/ui';
import { useState } from 'react';
import type { MarketQuery, Opened } from '../data/ask.ts';
import { phrases } from '../phrases.ts';
import { CancelOrder } from './cancel-order.tsx';
import { dayOf } from './day-of.ts';
import { OrderDialog } from './order-dialog.tsx';
import classes from './report.module.css';
import { StateTag, untilText } from './state-tag.tsx';

/** Under this path a report that is taken away is recorded. */
const downloadPath = '/v3/iw-report-market/report/download';

interface OfferProps {
  report: Opened;
  query: MarketQuery;
  onRead: () => void;
}

/** What the account may do with a report: read it and take it away, or read the sample and order it. */
export function Offer({ report, query, onRead }: OfferProps) {
  const translate = phrases.useTranslate();
  const { item, order, documentUrl } = report;
  const [ordering, setOrdering] = useState(false);
  const isOpen = documentUrl !== null;
  return (
    <div className={classes.offer} data-testid="market-offer" data-state={item.state}>
      <p className={classes.standing}>
        <StateTag state={item.state} />
        <span>{untilText(item.state, item.until)}</span>
        {item.state === 'asked' && order && (
          <span>{translate('askedOn', { day: formatDate(dayOf(order.askedAt)) })}</span>
        )}
        {item.state === 'declined' && order && (
          <span>{translate('declinedOn', { day: formatDate(dayOf(order.decidedAt ?? order.askedAt)) })}</span>
        )}
      </p>
      {order?.answer && <p className={classes.answer}>{translate('answer', { text: order.answer })}</p>}
      <div className={classes.actions}>
        <Button variant={isOpen ? 'primary' : 'default'} icon={<IconEye />} onClick={onRead} data-testid="market-read">
          {translate(isOpen ? 'read' : 'readSample')}
        </Button>
        {isOpen && <Download report={report} />}
        {item.state === 'asked' && order && <CancelOrder order={order} query={query} />}
        {!isOpen && item.state !== 'asked' && (
          <Button variant="primary" onClick={() => setOrdering(true)} aria-haspopup="dialog" data-testid="market-order">
            {translate(item.state !== 'closed' || order ? 'orderAgain' : item.price === null ? 'askPrice' : 'order')}
          </Button>
        )}
      </div>
      <p className={classes.quiet}>{translate('watermark')}</p>
      {ordering && <OrderDialog item={item} query={query} onClose={() => setOrdering(false)} />}
    </div>
  );
}

function Download({ report: { item } }: { report: Opened }) {
  const translate = phrases.useTranslate();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const content: unknown = await request('marketReportFile', { reportId: item.reportId });
      if (content instanceof Blob) saveFile(`${item.reportId}.${item.format}`, content);
      trackDownload(downloadPath);
    } catch (error) {
      toast((error instanceof CallError && error.msg2Client) || translate('downloadFailed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<IconDownload />} disabled={busy} onClick={take} data-testid="market-download">
      {translate(busy ? 'downloading' : 'download')}
    </Button>
  );
}
