import type { MarketQuery } from '@portal/contract';
import { openKeys, saveFile } from '@portal/shell';
import { Button, copyText, IconCopy, IconDownload, IconKey, LatePart, Modal, TextField, toast } from '@portal/ui';
import { useId, useState } from 'react';
import { fileName } from '../download.ts';
import classes from './feed.module.css';
import { feedAddress } from './feed-address.ts';
import { translate, useTranslate } from './phrases.ts';

/** What writes the workbook is large, and few take one. */
const writer = new LatePart(() => import('./feed-workbook.ts'));

export interface FeedDialogProps {
  /** Of the table; its workbook is called by it. */
  title: string;
  question: MarketQuery;
  onClose: () => void;
  /** Is told when a file is handed over. */
  taken?: () => void;
}

/** How Excel, Power BI and programs read a table and have it anew: its address, how to sign in, and a workbook with both. */
export function FeedDialog({ title, question, onClose, taken }: FeedDialogProps) {
  const say = useTranslate();
  const steps = useId();
  const [busy, setBusy] = useState(false);
  const address = feedAddress(location.origin, question);
  const take = async () => {
    setBusy(true);
    try {
      const { feedWorkbook } = await writer.load();
      saveFile(`${fileName(title, 'OData')}.xlsx`, await feedWorkbook(address, title));
      taken?.();
    } catch {
      toast(translate('notMade'), 'error');
    } finally {
      setBusy(false);
    }
  };
  const copy = (text: string) => void copyText(text, translate('copied'), translate('copyFailed'));
  const keys = () => {
    onClose();
    openKeys();
  };
  return (
    <Modal
      open
      width={620}
      title={say('title')}
      closeLabel={say('close')}
      onClose={onClose}
      data-testid="feed"
      closeTestId="feed-close"
    >
      <div className={classes.feed}>
        <p className={classes.quiet}>{`${title} · ${say('lead')}`}</p>
        <div className={classes.address}>
          <TextField label={say('address')} value={address} readOnly data-testid="feed-address" />
          <Button variant="primary" icon={<IconCopy />} onClick={() => copy(address)} data-testid="feed-copy">
            {say('copy')}
          </Button>
        </div>
        <section aria-labelledby={steps}>
          <h3 id={steps}>{say('steps')}</h3>
          <ol className={classes.steps}>
            <li>{say('step1')}</li>
            <li>{say('step2')}</li>
            <li>{say('step3')}</li>
          </ol>
        </section>
        <div className={classes.ways}>
          <Button icon={<IconKey />} onClick={keys} data-testid="feed-keys">
            {say('keys')}
          </Button>
          <Button icon={<IconDownload />} loading={busy} onClick={() => void take()} data-testid="feed-workbook">
            {say('workbook')}
          </Button>
        </div>
        <p className={classes.quiet}>{say('workbookNote')}</p>
        <div className={classes.programs}>
          <span>{say('programs')}</span>
          {(['csv', 'parquet'] as const).map((format) => (
            <Button
              key={format}
              size="small"
              icon={<IconCopy />}
              aria-label={`${say('copy')} · ${say(format)}`}
              onClick={() => copy(`${address}Rows?$format=${format}`)}
              data-testid={`feed-${format}`}
            >
              {say(format)}
            </Button>
          ))}
        </div>
      </div>
    </Modal>
  );
}
