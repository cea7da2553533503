import { eventually } from '../browser/eventually.ts';
import type { Visitor } from '../visitor.ts';

/** A line of the tooltip of a chart: the series, its value, the exact count and the change, as they are read. */
export type TipLine = string[];

/**
 * Points at the last category of the first chart on the page, and reads what the tooltip says of it.
 * @returns the category, and a line for each series
 */
export async function pointAtChart(visitor: Visitor): Promise<{ category: string; lines: TipLine[] }> {
  const { page } = visitor;
  await page.waitForSelector('[data-testid="chart"] .highcharts-plot-background');
  await visitor.quiet();
  const ground = await page.$('[data-testid="chart"] .highcharts-plot-background');
  await ground?.scrollIntoView();
  const place = await visitor.atRest(async () => ground?.boundingBox());
  if (!place) throw new Error('The chart has no ground to point at');
  const at = (part: number) => page.mouse.move(place.x + place.width * part, place.y + place.height / 2);
  // A chart hears only what moves over it, and what was drawn anew meanwhile hears the next move.
  const tells = async () => {
    await at(0.9);
    await at(0.985);
    return (await page.$('[data-testid="chart"] .p-chart-tip td')) !== null;
  };
  if (!(await eventually(tells, Boolean))) throw new Error('The chart says nothing where it is pointed at');
  return page.$eval('[data-testid="chart"] .p-chart-tip', (box) => {
    const words = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    return {
      category: words(box.querySelector('p')),
      lines: [...box.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('td')].map(words)),
    };
  });
}

/** The words at the axes of the first chart: units above them, figures at their ticks. */
export const axisWords = ({ page }: Visitor): Promise<{ units: string[]; ticks: string[] }> =>
  page.$eval('[data-testid="chart"] .highcharts-root', (picture) => {
    const words = (selector: string) =>
      [...picture.querySelectorAll(selector)].map((element) => (element.textContent ?? '').trim());
    return { units: words('.highcharts-axis-title'), ticks: words('.highcharts-yaxis-labels text') };
  });
