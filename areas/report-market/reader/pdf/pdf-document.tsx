import { Button, ErrorState, Skeleton } from '@portal/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentProps } from '../document-props.ts';
import type { Reading } from '../reading.ts';
import { pageSearch } from './page-search.ts';
import { type Hit, runsOf } from './page-text.ts';
import classes from './pdf.module.css';
import { PdfPage } from './pdf-page.tsx';
import { useTranslate } from './phrases.ts';
import { type OpenedPdf, usePdf } from './use-pdf.ts';

const none: readonly Hit[] = [];

/** A report that is a file: its pages one below the other, drawn here. An address that is over is renewed once by itself. */
export default function PdfDocument({ url, onRenew, onReading }: DocumentProps) {
  const translate = useTranslate();
  const { opened, failed } = usePdf(url);
  const renewed = useRef(false);
  const again = failed && !renewed.current;
  useEffect(() => {
    if (!again) return;
    renewed.current = true;
    onRenew();
  }, [again, onRenew]);
  if (failed && !again)
    return (
      <ErrorState
        data-testid="pdf-failed"
        title={translate('failed')}
        text={translate('failedText')}
        action={<Button onClick={onRenew}>{translate('retry')}</Button>}
      />
    );
  if (!opened)
    return (
      <div role="status" aria-label={translate('opening')} className={classes.pages}>
        <Skeleton height={800} />
      </div>
    );
  return <Pages opened={opened} onReading={onReading} />;
}

function Pages({ opened, onReading }: { opened: OpenedPdf; onReading: DocumentProps['onReading'] }) {
  const { document: file, chapters, sizes } = opened;
  const place = useRef<HTMLDivElement>(null);
  const [hits, setHits] = useState<readonly Hit[]>(none);
  const [currentHit, setShown] = useState<Hit | null>(null);
  const reading = useMemo((): Reading => {
    let found: Hit[] = [];
    const goTo = (page: number) =>
      place.current?.querySelector(`[data-page="${page + 1}"]`)?.scrollIntoView({ block: 'start' });
    const find = pageSearch({
      pages: sizes.length,
      runsOf: (page) => runsOf(file, page),
      onFound: (all) => {
        found = all;
        setHits(all);
        setShown(null);
      },
    });
    return {
      chapters,
      goTo: (chapter) => goTo(chapters[chapter]?.page ?? 0),
      goToPage: (page) => goTo(page - 1),
      find,
      show(at) {
        const hit = found[at];
        if (!hit) return;
        setShown(hit);
        goTo(hit.page);
      },
      print: null,
    };
  }, [file, chapters, sizes]);
  useEffect(() => {
    onReading(reading);
    return () => onReading(null);
  }, [reading, onReading]);
  return (
    // Who reads by keyboard scrolls here.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to take the focus
    <div ref={place} className={classes.pages} data-testid="pdf-pages" tabIndex={0}>
      {sizes.map((size, page) => (
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never change their places
          key={page}
          document={file}
          number={page + 1}
          size={size}
          hits={hits.filter((hit) => hit.page === page)}
          currentHit={currentHit}
        />
      ))}
    </div>
  );
}
