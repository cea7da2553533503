import { PortalLink } from '@portal/shell';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { linksOf, type PageLink } from './page-links.ts';
import type { Hit } from './page-text.ts';
import { runsOf } from './page-text.ts';
import classes from './pdf.module.css';
import { useTranslate } from './phrases.ts';

/** How far outside of the window a page is drawn already, in px. */
const ahead = '800px 0px';

interface PdfPageProps {
  document: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** The size of the page in points, as far as it is known. */
  size: { width: number; height: number };
  hits: readonly Hit[];
  currentHit: Hit | null;
}

/** A page of a file: drawn while it is near the window, with its text for who cannot see it. */
export function PdfPage({ document: file, number, size, hits, currentHit }: PdfPageProps) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [text, setText] = useState('');
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: element.parentElement,
      rootMargin: ahead,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = canvas.current;
    if (!isNear || !element) return undefined;
    let drawing: { cancel: () => void } | null = null;
    let gone = false;
    const draw = async () => {
      const page = await file.getPage(number);
      if (gone) return;
      const wide = (element.parentElement?.clientWidth ?? size.width) * Math.min(devicePixelRatio, 2);
      const viewport = page.getViewport({ scale: wide / page.getViewport({ scale: 1 }).width });
      [element.width, element.height] = [Math.round(viewport.width), Math.round(viewport.height)];
      const task = page.render({ canvas: element, viewport });
      drawing = task;
      await task.promise;
      const runs = await runsOf(file, number);
      const found = await linksOf(page);
      if (gone) return;
      setText(runs.map((run) => run.text).join(' '));
      setLinks(found);
    };
    draw().catch((error: unknown) => {
      if (!gone) reportError(error);
    });
    return () => {
      gone = true;
      drawing?.cancel();
      // What is far away gives its memory back.
      [element.width, element.height] = [0, 0];
    };
  }, [file, number, isNear, size.width]);
  const box = ({ x, y, width, height }: Pick<Hit, 'x' | 'y' | 'width' | 'height'>) => ({
    left: `${(x / size.width) * 100}%`,
    top: `${((size.height - y - height) / size.height) * 100}%`,
    width: `${(width / size.width) * 100}%`,
    height: `${(height / size.height) * 100}%`,
  });
  return (
    <section
      ref={place}
      className={classes.page}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      aria-label={translate('page', { number })}
      data-testid="pdf-page"
      data-page={number}
      data-drawn={text !== ''}
    >
      <canvas ref={canvas} />
      <p className={classes.text}>{text}</p>
      {links.map((link) => (
        <PortalLink
          key={`${link.path} ${link.y}`}
          to={link.path}
          className={classes.link}
          style={box(link)}
          aria-label={link.label}
          title={link.label}
          data-testid="pdf-link"
        />
      ))}
      {hits.map((hit) => (
        <mark
          key={`${hit.x} ${hit.y}`}
          className={hit === currentHit ? classes.shown : classes.hit}
          style={box(hit)}
          aria-hidden="true"
        />
      ))}
    </section>
  );
}
