import { request } from '@portal/shell';
import type { Find } from '@portal/ui/analysis';
import { translate } from '../phrases.ts';

/** Models and sub-models of the market by name in either language, or by sound; keys bear their dimension. */
export const findCars: Find = async (search, signal) => {
  const found = await Promise.all(
    (['model', 'subModel'] as const).map(async (dimension) => {
      const { members } = await request('marketMembers', { dataset: 'sales', dimension, search, limit: 5 }, { signal });
      return members.map(({ key, name }) => ({ key: `${dimension} ${key}`, name, about: translate(dimension) }));
    }),
  );
  return found.flat();
};
