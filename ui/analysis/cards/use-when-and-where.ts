import { useLanguage } from '@portal/shell';
import { coverageOfSource } from '../covered/uncovered.ts';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { analysisWords } from '../page/phrases.ts';
import { placeOf, whenAndWhere } from './finding.ts';

/** Which months and which places the figures of an answer are of; of data without places, the months alone. */
export function useWhenAndWhere(answer: Pick<Answer, 'period'> | undefined): string[] {
  const language = useLanguage();
  const { area, view, catalogue, names } = usePage();
  if (!answer || !catalogue) return [];
  const hasPlaces = area.views.dimensions.some((dimension) => dimension === 'province');
  const everywhere = coverageOfSource(catalogue, view.dataSource)?.place || analysisWords(language)('nationwide');
  const place = hasPlaces ? placeOf(view, everywhere, names.nameOf, language) : '';
  return whenAndWhere(answer.period, place);
}
