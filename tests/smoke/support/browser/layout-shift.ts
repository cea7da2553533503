import type { Visitor } from '../visitor.ts';

interface SeenLayout {
  /** The sum of all layout shifts so far. */
  shift: number;
  /** What moved, and how far down. */
  moved: string[];
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Watches, from the next page on, what moves without a person having done anything. */
export async function watchLayout(visitor: Visitor): Promise<void> {
  await visitor.page.evaluateOnNewDocument(() => {
    const seen: SeenLayout = { shift: 0, moved: [] };
    Object.assign(window, { seenLayout: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name = node instanceof Element ? node.className || node.tagName : String(node?.nodeName);
          seen.moved.push(`${name}: ${previousRect.top} to ${currentRect.top}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const layoutShift = (visitor: Visitor): Promise<SeenLayout> =>
  visitor.page.evaluate(() => (window as unknown as { seenLayout: SeenLayout }).seenLayout);
