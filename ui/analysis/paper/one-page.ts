import type { PrintForm } from '@portal/ui';

/** A page on one sheet: how high a picture may be and what else than that and the rows of the table takes room, in px. */
const rooms = { page: { all: 1000, rest: 440, grown: 320 }, slide: { all: 590, rest: 320, grown: 270 } } as const;

/** A row of a table on paper, in px. */
const rowHeight = 18;

/** What a sheet has no room for. */
export interface Left {
  rows: number;
  columns: number;
  /** Cards that are not printed, by their titles; those without one are not counted. */
  cards: string[];
  /** There are words below the picture. */
  below: boolean;
}

const chart = '[data-testid="chart"]';
const table = '[data-testid="pivot"]';

const titleOf = (card: Element) => card.querySelector('h2')?.textContent?.trim() ?? '';

/**
 * Leaves of a page what one sheet has room for: the first line of key figures, the first picture, and the first table with
 * as many rows as fit below; the rest is marked, which takes it off the paper.
 * @param root holds the cards
 * @returns what was left out, and what puts all of it back
 */
export function onePage(root: Element, form: Exclude<PrintForm, 'whole'>): { left: Left; undo: () => void } {
  const { all, rest, grown } = rooms[form];
  const marked: HTMLElement[] = [];
  const leave = (element: Element) => {
    (element as HTMLElement).dataset.unprinted = '';
    marked.push(element as HTMLElement);
  };
  const cards = [...root.querySelectorAll('section')].filter((card) => !card.parentElement?.closest('section'));
  const first = (what: string) => cards.find((card) => card.querySelector(what));
  const picture = first(chart);
  const drawn = picture?.querySelector<HTMLElement>(chart);
  const height = drawn ? Math.min(heightOf(drawn), grown) : 0;
  const most = Math.max(0, Math.floor((all - rest - height) / rowHeight));
  const figures = form === 'slide' && picture ? undefined : first(table);
  const printed = picture || figures ? [picture, figures] : cards.slice(0, 1);
  const others = cards.filter((card) => !printed.includes(card));
  others.forEach(leave);
  [...root.querySelectorAll('dl')]
    .filter((keys) => keys.querySelector('[data-testid="key-figure"]') && !keys.closest('section'))
    .slice(1)
    .forEach(leave);
  const below = drawn ? siblingsAfter(drawn) : [];
  below.filter((element) => !element.querySelector(table)).forEach(leave);
  const [firstTable, ...parts] = figures?.querySelectorAll<HTMLElement>(`${table} table`) ?? [];
  for (const part of parts) leave(part.closest(table)?.parentElement ?? part);
  const rows = [...(firstTable?.querySelectorAll('tbody > tr') ?? [])];
  rows.slice(most).forEach(leave);
  const count = firstTable ? Number(firstTable.getAttribute('aria-rowcount') ?? rows.length + 1) - 1 : 0;
  if (drawn) drawn.style.setProperty('--printed', String(height / Math.max(1, heightOf(drawn))));
  return {
    left: {
      rows: Math.max(0, count - Math.min(rows.length, most)),
      columns:
        Number(firstTable?.closest<HTMLElement>('[data-columns-left]')?.dataset.columnsLeft ?? 0) +
        parts.reduce((sum, part) => sum + (part.querySelector('tbody > tr')?.querySelectorAll('td').length ?? 0), 0),
      cards: others.map(titleOf).filter(Boolean),
      below: below.some((element) => element.textContent),
    },
    undo: () => {
      for (const element of marked) delete element.dataset.unprinted;
      drawn?.style.removeProperty('--printed');
    },
  };
}

/** What a picture is drawn in says its height; what grows with its rows is as high as it stands there. */
const heightOf = (drawn: HTMLElement): number => {
  const place = drawn.querySelector<HTMLElement>(':scope > div[style*="height"]');
  return place ? Number.parseFloat(place.style.height) : drawn.offsetHeight;
};

function siblingsAfter(element: Element): Element[] {
  const next = element.nextElementSibling;
  return next ? [next, ...siblingsAfter(next)] : [];
}
