import {
  Button,
  formatDate,
  IconArrowLeft,
  IconButton,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMaximize,
  IconMinimize,
  IconPrinter,
  Tag,
  useMedia,
} from '@portal/ui';
import { useReaderDialog } from '@portal/ui/analysis';
import { useId, useState } from 'react';
import type { Opened } from '../data/ask.ts';
import { FindBar } from './find-bar.tsx';
import { HtmlDocument } from './html-document.tsx';
import { LatePdf } from './late-pdf.tsx';
import { Outline } from './outline.tsx';
import { phrases } from './phrases.ts';
import classes from './reader.module.css';
import type { Reading } from './reading.ts';

interface ReaderProps {
  report: Opened;
  /** Asks for new addresses of the document. */
  onRenew: () => void;
  onClose: () => void;
}

/** A report in the place of its page, with outline and search; in the full window on demand, and always so on a phone. */
export function Reader({ report, onRenew, onClose }: ReaderProps) {
  const translate = phrases.useTranslate();
  const { item, sampleUrl, documentUrl } = report;
  const isPhone = useMedia('(width < 640px)');
  const [full, setFull] = useState(false);
  const [outlined, setOutlined] = useState(!isPhone);
  const [reading, setReading] = useState<Reading | null>(null);
  const titleId = useId();
  const Shown = item.format === 'pdf' ? LatePdf : HtmlDocument;
  const leave = () => (full && !isPhone ? setFull(false) : onClose());
  const dialog = useReaderDialog(full || isPhone, leave);
  const figures = item.format === 'pdf' ? report.figures : [];
  const hasOutline = reading !== null && (reading.chapters.length > 1 || figures.length > 0);
  return (
    <dialog
      ref={dialog}
      className={classes.reader}
      aria-labelledby={titleId}
      data-testid="market-reader"
      data-full={full}
    >
      <header className={classes.bar}>
        <IconButton label={translate('backToList')} onClick={onClose} data-testid="reader-back">
          <IconArrowLeft />
        </IconButton>
        <IconButton
          label={translate(outlined ? 'hideOutline' : 'showOutline')}
          aria-expanded={outlined}
          disabled={!hasOutline}
          onClick={() => setOutlined(!outlined)}
          data-testid="reader-outline-toggle"
        >
          {outlined ? <IconLayoutSidebarLeftCollapse /> : <IconLayoutSidebarLeftExpand />}
        </IconButton>
        <div className={classes.words}>
          <h1 id={titleId} tabIndex={-1}>
            {item.title}
          </h1>
          <p className={classes.about}>
            {documentUrl === null && <Tag tone="accent">{translate('sample')}</Tag>} {item.publisher} ·{' '}
            {formatDate(item.publishedOn)}
          </p>
        </div>
        {reading && <FindBar reading={reading} />}
        <Button
          variant="quiet"
          className={classes.full}
          icon={full ? <IconMinimize /> : <IconMaximize />}
          onClick={() => setFull(!full)}
          data-testid="reader-full"
        >
          {translate(full ? 'leaveFullScreen' : 'fullScreen')}
        </Button>
        <IconButton
          label={translate('print')}
          disabled={!reading?.print}
          onClick={() => reading?.print?.()}
          data-testid="reader-print"
        >
          <IconPrinter />
        </IconButton>
      </header>
      <div className={classes.body}>
        {hasOutline && outlined && <Outline reading={reading} figures={figures} />}
        <Shown item={item} url={documentUrl ?? sampleUrl} onRenew={onRenew} onReading={setReading} onEscape={leave} />
      </div>
    </dialog>
  );
}
