/** A page of the portal that shows the figures as of now: its address within the portal, such as /sales/ranking?by=model. */
interface Asking {
  path?: string;
}

/** A part of a report: plain text, a small table, or bars. Numbers are written already, in the language of the text. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | ({ kind: 'table'; caption: string; head: string[]; rows: string[][] } & Asking)
  | ({ kind: 'bars'; caption: string; bars: { name: string; value: number; shown: string }[] } & Asking);

/** @returns the headings of a report in their order */
export const headingsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

/** @returns what the figures of a report are, and where the portal shows them */
export const figuresOf = (blocks: readonly Block[]): { caption: string; path: string }[] =>
  blocks.flatMap((block) => {
    const isFigure = block.kind === 'table' || block.kind === 'bars';
    return isFigure && block.path !== undefined ? [{ caption: block.caption, path: block.path }] : [];
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
      case 'bars':
        return [block.caption, ...block.bars.map(({ name }) => name)];
      default:
        return [block.text];
    }
  });
