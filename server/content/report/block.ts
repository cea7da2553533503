/** A page of the portal that shows the figures as of now: its address within the portal, such as /sales/ranking?by=model. */
interface Asking {
  path?: string;
}

/** A part of a report: plain text, a small table, bars, or a figure of a file, which stands on a page of it, from 1. Numbers are written already, in the language of the text. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | ({ kind: 'table'; caption: string; head: string[]; rows: string[][] } & Asking)
  | { kind: 'figure'; caption: string; path: string; page: number }
  | ({ kind: 'bars'; caption: string; bars: { name: string; value: number; shown: string }[] } & Asking);

/** @returns the headings of a report in their order */
export const headingsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

/** A figure of a report, and where the portal shows it; its page, from 1, where the report is a file. */
export interface ReportFigure {
  caption: string;
  path: string;
  page: number | null;
}

/** @returns what the figures of a report are, and where the portal shows them */
export const figuresOf = (blocks: readonly Block[]): ReportFigure[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph' || block.path === undefined) return [];
    return [{ caption: block.caption, path: block.path, page: block.kind === 'figure' ? block.page : null }];
  });

/**
 * @returns the blocks up to the second heading, and never more than half of them: what is shown of a report to who may not
 *   read it
 */
export function sampleOf(blocks: readonly Block[]): Block[] {
  const headings = blocks.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
  return blocks.slice(0, Math.min(headings[1] ?? 3, Math.ceil(blocks.length / 2)));
}

/** @returns the words that search looks through */
export const wordsOfBlocks = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'table':
        return [block.caption, ...block.rows.map(([name]) => name ?? '')];
      case 'figure':
        return [block.caption];
      case 'bars':
        return [block.caption, ...block.bars.map(({ name }) => name)];
      default:
        return [block.text];
    }
  });
