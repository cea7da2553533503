import { type AnalysisArea, pageOf } from '../page/analysis-area.ts';
import { readChoices } from '../page/choices.ts';
import type { Opened } from '../page/define-page.ts';
import { limitedTo, limitsIn, readLimits } from '../values/limits.ts';

/**
 * The questions that an address asks first: those its page waits for.
 * @param name of the page, as the address has it
 * @param catalogue of what the page asks about
 */
export function firstQuestions(
  area: AnalysisArea,
  name: string,
  search: URLSearchParams,
  catalogue: Opened['catalogue'],
) {
  const page = pageOf(area, name);
  const { views } = page.of ?? area;
  const choices = readChoices(search, page.choices);
  const opened = { view: views.ofRelease(search, catalogue), catalogue, choices, search };
  const limits = limitsIn(opened.view, catalogue, readLimits(search, catalogue));
  const listed = page.lists?.(opened) ?? [];
  return [...listed.map((question) => limitedTo(question, limits)), ...(page.first?.(opened) ?? [])];
}
