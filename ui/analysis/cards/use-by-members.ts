import { useLanguage } from '@portal/shell';
import { analysisWords } from '../page/phrases.ts';
import { useNameOf } from '../page/use-name-of.ts';
import { withinText } from '../page/within-text.ts';

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
