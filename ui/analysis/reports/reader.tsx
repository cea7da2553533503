import type { ReportItem } from '@portal/contract';
import { PortalLink, useAnswer, useSubject } from '@portal/shell';
import {
  Button,
  formatDate,
  IconArrowLeft,
  IconButton,
  IconExternalLink,
  IconMaximize,
  IconMinimize,
  IconPrinter,
  useMedia,
} from '@portal/ui';
import { useId, useRef, useState } from 'react';
import { FrameWaiting } from './frame-waiting.tsx';
import { phrases } from './phrases.ts';
import classes from './reader.module.css';
import { ReportFrame } from './report-frame.tsx';
import { ReportProblem } from './report-problem.tsx';
import type { ReportSource } from './source.ts';
import { useReaderDialog } from './use-reader-dialog.ts';

interface ReaderProps {
  source: ReportSource;
  id: string;
  onClose: () => void;
}

/** A report in the place of the list, in the full window on demand, and always so on a phone. */
export function Reader({ source, id, onClose }: ReaderProps) {
  const translate = phrases.useTranslate();
  const { answer, error, retry } = useAnswer(source.opened, id);
  useSubject(answer?.item.title ?? '');
  const isPhone = useMedia('(width < 640px)');
  const [full, setFull] = useState(false);
  const [readable, setReadable] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const titleId = useId();
  const leave = () => (full && !isPhone ? setFull(false) : onClose());
  const dialog = useReaderDialog(full || isPhone, leave);
  return (
    <dialog
      ref={dialog}
      className={classes.reader}
      aria-labelledby={titleId}
      data-testid="report-reader"
      data-full={full}
    >
      <header className={classes.bar}>
        <IconButton label={translate('backToList')} onClick={onClose} data-testid="report-back">
          <IconArrowLeft />
        </IconButton>
        <div className={classes.words}>
          <h1 id={titleId} tabIndex={-1}>
            {answer?.item.title ?? source.title}
          </h1>
          {answer && <About item={answer.item} />}
        </div>
        <Button
          variant="quiet"
          className={classes.full}
          icon={full ? <IconMinimize /> : <IconMaximize />}
          onClick={() => setFull(!full)}
          data-testid="report-full"
        >
          {translate(full ? 'leaveFullWidth' : 'fullWidth')}
        </Button>
        {source.aloneAt && (
          <PortalLink
            to={source.aloneAt(id)}
            detail
            className={classes.alone}
            aria-label={translate('alone')}
            title={translate('alone')}
            data-testid="report-alone"
          >
            <IconExternalLink size={18} />
          </PortalLink>
        )}
        <IconButton
          label={translate('print')}
          disabled={!readable}
          onClick={() => frame.current?.contentWindow?.print()}
          data-testid="report-print"
        >
          <IconPrinter />
        </IconButton>
      </header>
      {error ? (
        <ReportProblem
          source={source}
          error={error}
          retry={retry}
          gone={{ back: translate('backToList'), leave: onClose }}
        />
      ) : answer ? (
        <ReportFrame ref={frame} report={answer} onRenew={retry} onReadable={setReadable} onEscape={leave} />
      ) : (
        <div className={classes.place}>
          <FrameWaiting />
        </div>
      )}
    </dialog>
  );
}

function About({ item }: { item: ReportItem }) {
  const translate = phrases.useTranslate();
  return (
    <p className={classes.about}>
      {item.publisher} · {formatDate(item.publishedOn)} ·{' '}
      {translate('pageCount', { pages: item.pages, smart_count: item.pages })}
    </p>
  );
}
