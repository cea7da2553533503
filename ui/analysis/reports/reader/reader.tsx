import { PortalLink, useAnswer, useSubject } from '@portal/shell';
import { formatDate, IconExternalLink } from '@portal/ui';
import { useRef, useState } from 'react';
import { phrases } from '../phrases.ts';
import { ReportProblem } from '../report-problem.tsx';
import type { ReportSource } from '../source.ts';
import { FrameWaiting } from './frame-waiting.tsx';
import classes from './reader.module.css';
import { ReaderDialog } from './reader-dialog.tsx';
import { ReportFrame } from './report-frame.tsx';

interface ReaderProps {
  source: ReportSource;
  id: string;
  onClose: () => void;
}

/** A report in the place of the list. */
export function Reader({ source, id, onClose }: ReaderProps) {
  const translate = phrases.useTranslate();
  const { answer, error, retry } = useAnswer(source.opened, id);
  const item = answer?.item;
  useSubject(item?.title ?? '');
  const [readable, setReadable] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <ReaderDialog
      name="report-reader"
      hook="report"
      title={item?.title ?? source.title}
      about={
        item && (
          <>
            {item.publisher} · {formatDate(item.publishedOn)} ·{' '}
            {translate('pageCount', { pages: item.pages, smart_count: item.pages })}
          </>
        )
      }
      onClose={onClose}
      print={readable ? () => frame.current?.contentWindow?.print() : undefined}
      trailing={
        source.aloneAt && (
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
        )
      }
    >
      {(leave) =>
        error ? (
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
        )
      }
    </ReaderDialog>
  );
}
