import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { coveredBy, formatNumber, spanOf, usePrintForm } from '@portal/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePage } from '../page/context.ts';
import { type Left, onePage } from './one-page.ts';
import classes from './paper.module.css';
import { paperPhrases } from './phrases.ts';

/** Brings the page that it stands in onto one sheet, where that is wanted, and says what is not on it and where all is. */
export function PaperCut() {
  const form = usePrintForm();
  const place = useRef<HTMLParagraphElement>(null);
  const [left, setLeft] = useState<Left | null>(null);
  const text = useLeftText(left);
  const sheet = form === 'whole' ? null : form;
  useLayoutEffect(() => {
    const root = place.current?.parentElement;
    if (!sheet || !root) return;
    const cut = onePage(root, sheet);
    root.dataset.sheet = sheet;
    setLeft(cut.left);
    return () => {
      cut.undo();
      delete root.dataset.sheet;
      setLeft(null);
    };
  }, [sheet]);
  if (!sheet) return null;
  return (
    <p ref={place} className={classes.left} data-testid="paper-left">
      {text}
    </p>
  );
}

/** What is not on a sheet as a sentence, with the link that reopens these very months. */
function useLeftText(left: Left | null): string {
  const words = paperPhrases.useTranslate();
  const language = useLanguage();
  const { area, page, view, search, catalogue } = usePage();
  if (!left || !catalogue) return '';
  const months = spanOf(view, coveredBy(catalogue, view), area.pages[page]?.periods);
  const query = area.views.write({ ...view, ...months }, search).toString();
  const link = `${location.origin}${location.pathname}${query ? `?${query}` : ''}`;
  const what = [
    left.rows > 0 ? words('rows', { n: formatNumber(left.rows) }) : '',
    left.columns > 0 ? words('columns', { n: formatNumber(left.columns) }) : '',
    left.cards.length > 0
      ? words('cards', {
          names: joinNames(
            left.cards.map((name) => `“${name}”`),
            language,
          ),
        })
      : '',
    left.below ? words('below') : '',
  ].filter(Boolean);
  return what.length > 0 ? words('left', { what: joinNames(what, language), link }) : words('complete', { link });
}
