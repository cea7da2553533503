import { Parser } from 'htmlparser2';
import type { Block } from '../../report/block.ts';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Where one text ends and another begins. */
const breaks = [
  ...['p', 'li', 'blockquote', 'pre', 'dd', 'dt', 'div', 'section', 'article', 'main', 'header', 'footer', 'aside'],
  ...['nav', 'figure', 'figcaption', 'ul', 'ol', 'dl', 'hr', 'br', 'address', 'form', 'body', 'html'],
];
/** What is never read, whatever stands in it. */
const skipped = ['script', 'style', 'template', 'title', 'iframe', 'object', 'svg', 'noscript'];

type Table = Extract<Block, { kind: 'table' }>;

/** A table that is being read, with the row that is not at its end yet. */
interface OpenTable {
  table: Table;
  row: string[] | null;
}

/**
 * Reads a page as blocks: headings, paragraphs and tables. Only its texts are kept, so that nothing of it is ever run
 * or loaded. A table may name in `data-path` where the portal answers the same question.
 */
export function htmlBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  // Pages that are laid out by tables have tables in their cells.
  const open: OpenTable[] = [];
  let text = '';
  let depth = 0;
  const take = (): string => {
    const words = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    text = '';
    return words;
  };
  const add = (kind: 'heading' | 'paragraph', words: string) => {
    if (words !== '') blocks.push({ kind, text: words });
  };
  /** Within a cell all belongs to it. */
  const pause = () => {
    if (open.length > 0) text += ' ';
    else add('paragraph', take());
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (skipped.includes(name)) depth += 1;
      if (headings.includes(name) || breaks.includes(name)) pause();
      const inner = open.at(-1);
      if (name === 'table') {
        add('paragraph', take());
        const path = attributes['data-path'] ?? '';
        open.push({
          table: { kind: 'table', caption: '', head: [], rows: [], ...(isPath(path) && { path }) },
          row: null,
        });
      } else if (name === 'tr' && inner) inner.row = [];
      else if (name === 'td' || name === 'th' || name === 'caption') text = '';
    },
    ontext(part) {
      if (depth === 0) text += part;
    },
    onclosetag(name) {
      if (skipped.includes(name)) depth -= 1;
      const inner = open.at(-1);
      if (headings.includes(name) && !inner) add('heading', take());
      else if (headings.includes(name) || breaks.includes(name)) pause();
      else if (name === 'caption' && inner) inner.table.caption = take();
      else if (name === 'td' || name === 'th') inner?.row?.push(take());
      else if (name === 'tr' && inner?.row) {
        const { table, row } = inner;
        if (row.some(Boolean)) table.head.length === 0 ? (table.head = row) : table.rows.push(row);
        inner.row = null;
      } else if (name === 'table') {
        const { table } = open.pop() ?? {};
        if (table && table.rows.length > 0) blocks.push(table);
        // What is one row is a layout, and no figures.
        else for (const words of table?.head ?? []) add('paragraph', words);
        text = '';
      }
    },
  });
  parser.write(html);
  parser.end();
  add('paragraph', take());
  return blocks;
}

/** An address within the portal: no other site, and no way out of a text. */
const isPath = (path: string): boolean => /^\/[A-Za-z0-9][\w/-]*(\?[^\s"'<>#]*)?$/.test(path);
