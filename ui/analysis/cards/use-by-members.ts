import { useLanguage } from '@portal/shell';
import { useNameOf } from '../frame/use-name-of.ts';
import { withinText } from '../frame/within-text.ts';
import { analysisWords } from '../phrases.ts';

/** The title of a figure of each member of a dimension: "Sales by brand", 各品牌销量. */
export function useByMembers() {
  const language = useLanguage();
  const nameOf = useNameOf();
  return (by: string, indicator: string): string =>
    analysisWords(language)('byMembers', {
      name: withinText(nameOf('dimensions', by), language),
      figure: nameOf('indicators', indicator),
    });
}
