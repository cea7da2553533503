import { navigate } from '@portal/shell';
import { ReportFrame } from '@portal/ui/analysis';
import { useCallback, useRef } from 'react';
import type { DocumentProps } from './document-props.ts';
import { htmlReading } from './html-reading.ts';

/** A report that is a page, in a frame without scripts; its links to questions open them in the portal. */
export function HtmlDocument({ item, url, onRenew, onReading, onEscape }: DocumentProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const onReadable = useCallback(
    (readable: boolean) => {
      const own = frame.current?.contentWindow;
      if (!readable || !own) return onReading(null);
      own.document.addEventListener('click', openQuestion);
      onReading(htmlReading(own));
    },
    [onReading],
  );
  return (
    <ReportFrame
      ref={frame}
      report={{ item, frameUrl: url }}
      onRenew={onRenew}
      onReadable={onReadable}
      onEscape={onEscape}
    />
  );
}

/** A link of the document opens in the portal, and never in the frame. */
function openQuestion(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  const path = link?.getAttribute('href') ?? '';
  if (!link) return;
  event.preventDefault();
  if (/^\/(?!\/)/.test(path)) navigate(path);
}
