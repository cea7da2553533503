import {
  formatDate,
  IconButton,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  Tag,
  useMedia,
} from '@portal/ui';
import { ReaderDialog } from '@portal/ui/analysis';
import { useState } from 'react';
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

/** A report in the place of its page, with outline and search. */
export function Reader({ report, onRenew, onClose }: ReaderProps) {
  const translate = phrases.useTranslate();
  const { item, sampleUrl, documentUrl } = report;
  const isPhone = useMedia('(width < 640px)');
  const [outlined, setOutlined] = useState(!isPhone);
  const [reading, setReading] = useState<Reading | null>(null);
  const Shown = item.format === 'pdf' ? LatePdf : HtmlDocument;
  const figures = item.format === 'pdf' ? report.figures : [];
  const hasOutline = reading !== null && (reading.chapters.length > 1 || figures.length > 0);
  return (
    <ReaderDialog
      name="market-reader"
      hook="reader"
      title={item.title}
      about={
        <>
          {documentUrl === null && <Tag tone="accent">{translate('sample')}</Tag>} {item.publisher} ·{' '}
          {formatDate(item.publishedOn)}
        </>
      }
      backLabel={translate('backToList')}
      onClose={onClose}
      print={reading?.print ? () => reading.print?.() : undefined}
      leading={
        <IconButton
          label={translate(outlined ? 'hideOutline' : 'showOutline')}
          aria-expanded={outlined}
          disabled={!hasOutline}
          onClick={() => setOutlined(!outlined)}
          data-testid="reader-outline-toggle"
        >
          {outlined ? <IconLayoutSidebarLeftCollapse /> : <IconLayoutSidebarLeftExpand />}
        </IconButton>
      }
      tools={reading && <FindBar reading={reading} />}
    >
      {(leave) => (
        <div className={classes.body}>
          {hasOutline && outlined && <Outline reading={reading} figures={figures} />}
          <Shown item={item} url={documentUrl ?? sampleUrl} onRenew={onRenew} onReading={setReading} onEscape={leave} />
        </div>
      )}
    </ReaderDialog>
  );
}
