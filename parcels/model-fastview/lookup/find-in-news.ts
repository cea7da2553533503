import type { Find } from '@portal/ui/analysis';
import { news } from '../ask/ask.ts';

/** Models that the news speak of, for who does not hold those of the market. */
export const findInNews: Find = async (text) => {
  const { facets } = await news.ask({ pageSize: 1 });
  const wanted = text.toLowerCase();
  return (facets.models ?? [])
    .filter(({ key, name }) => name.toLowerCase().includes(wanted) || key.toLowerCase().includes(wanted))
    .map(({ key, name }) => ({ key, name, about: '' }));
};
