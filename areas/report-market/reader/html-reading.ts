import type { Reading } from './reading.ts';

/** The window of a document, with what a browser gives each of them. */
type FrameWindow = Window & { Highlight?: typeof Highlight; CSS?: { highlights?: HighlightRegistry } };

/** What is read past: the watermark. */
const passedOver = 'svg, style';

/** A document in a frame of this site, which runs no script: it is read and marked from outside. */
export function htmlReading(frame: FrameWindow): Reading {
  const page = frame.document;
  const headings = [...page.querySelectorAll<HTMLElement>('h2')];
  let found: Range[] = [];
  const mark = (name: string, ranges: readonly Range[]) => {
    const { Highlight: Marked, CSS: styles } = frame;
    if (Marked && styles?.highlights) styles.highlights.set(name, new Marked(...ranges));
  };
  return {
    chapters: headings.map((heading) => ({ title: heading.textContent ?? '', level: 0 })),
    goTo: (chapter) => headings[chapter]?.scrollIntoView({ block: 'start', behavior: 'smooth' }),
    goToPage: null,
    async find(words) {
      found = rangesOf(page, words);
      mark('found', found);
      mark('shown', []);
      return found.length;
    },
    show(hit) {
      const range = found[hit];
      if (!range) return;
      mark('shown', [range]);
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    },
    print: () => frame.print(),
  };
}

/** Where words stand within the texts of a document, whichever case they are written in. */
export function rangesOf(page: Document, words: string): Range[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  const ranges: Range[] = [];
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.closest(passedOver)) continue;
    const content = (text.nodeValue ?? '').toLowerCase();
    for (let at = content.indexOf(wanted); at >= 0; at = content.indexOf(wanted, at + wanted.length)) {
      const range = page.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + wanted.length);
      ranges.push(range);
    }
  }
  return ranges;
}
