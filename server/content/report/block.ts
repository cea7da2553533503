/** A part of a report: plain text, a small table, or bars. Numbers are written already, in the language of the text. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  | { kind: 'bars'; caption: string; bars: { name: string; value: number; shown: string }[] };

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
