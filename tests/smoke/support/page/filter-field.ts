import { clickIn } from '../browser/in-sight.ts';
import type { Visitor } from '../visitor.ts';

/** Where a dimension of an analysis is chosen. */
export const field = (dimension: string) => `[data-testid="filter"][data-dimension="${dimension}"]`;

/** What opens there. */
export const panelOf = (dimension: string) => `${field(dimension)} + [role="dialog"]`;

export async function openField(visitor: Visitor, dimension: string): Promise<void> {
  await visitor.click('filter', { dimension });
  await visitor.page.waitForSelector(`${panelOf(dimension)} button, ${panelOf(dimension)} input`, { visible: true });
}

export async function closeField(visitor: Visitor, dimension: string): Promise<void> {
  await visitor.page.keyboard.press('Escape');
  await visitor.page.waitForSelector(panelOf(dimension), { hidden: true });
}

/** Shows the filters that are folded away at first. */
export const unfoldFilters = (visitor: Visitor): Promise<void> =>
  clickIn(visitor.page, '[data-testid="filter-bar"] button[aria-expanded="false"]:not([data-testid="filter"])');
