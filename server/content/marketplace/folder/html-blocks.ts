import { Parser } from 'htmlparser2';
import type { Block } from '../../report/block.ts';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const paragraphs = ['p', 'li', 'blockquote', 'pre', 'dd', 'dt'];
/** What is never read, whatever stands in it. */
const skipped = ['script', 'style', 'template', 'head', 'iframe', 'object', 'svg'];

type Table = Extract<Block, { kind: 'table' }>;

/**
 * Reads a page as blocks: headings, paragraphs and tables. Only its texts are kept, so that nothing of it is ever run
 * or loaded. A table may name in `data-path` where the portal answers the same question.
 */
export function htmlBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let table: Table | null = null;
  let row: string[] | null = null;
  let text = '';
  let depth = 0;
  const take = (): string => {
    const words = text.replace(/\s+/g, ' ').trim();
    text = '';
    return words;
  };
  const paragraph = () => {
    const words = take();
    if (words !== '' && !table) blocks.push({ kind: 'paragraph', text: words });
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (skipped.includes(name)) depth += 1;
      if (headings.includes(name) || paragraphs.includes(name)) paragraph();
      if (name === 'table') {
        paragraph();
        const path = attributes['data-path'] ?? '';
        table = { kind: 'table', caption: '', head: [], rows: [], ...(isPath(path) && { path }) };
      }
      if (name === 'tr') row = [];
      if (name === 'td' || name === 'th' || name === 'caption') text = '';
    },
    ontext(part) {
      if (depth === 0) text += part;
    },
    onclosetag(name) {
      if (skipped.includes(name)) depth -= 1;
      if (headings.includes(name)) {
        const words = take();
        if (words !== '') blocks.push({ kind: 'heading', text: words });
      } else if (paragraphs.includes(name)) paragraph();
      else if (name === 'caption' && table) table.caption = take();
      else if (name === 'td' || name === 'th') row?.push(take());
      else if (name === 'tr' && table && row) {
        if (row.length > 0) table.head.length === 0 ? (table.head = row) : table.rows.push(row);
        row = null;
      } else if (name === 'table' && table) {
        if (table.rows.length > 0) blocks.push(table);
        table = null;
      }
    },
  });
  parser.write(html);
  parser.end();
  paragraph();
  return blocks;
}

/** An address within the portal: no other site, and no way out of a text. */
const isPath = (path: string): boolean => /^\/[A-Za-z0-9][\w/-]*(\?[^\s"'<>#]*)?$/.test(path);
