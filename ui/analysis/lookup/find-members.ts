import { type CallPayload, request } from '@portal/shell';
import type { Find } from './use-lookup.ts';

/** The search keeps places for other kinds; of fifty hits at least twenty may be models. */
const limit = 50;

/** Models of the market by name in either language, or by sound; who does not hold them finds none. */
export const findModels: Find = async (text, signal) => {
  const hits = await request('quickSearch', { text, limit }, { signal });
  return hits
    .filter(({ kind }) => kind === 'model')
    .map(({ id, title, subtitle }) => ({ key: id, name: title, about: subtitle }));
};

type Members = CallPayload<'marketMembers'>;

/** Finds members of a dimension that a dataset knows, by name in either language, or by sound. */
export const findMembersOf =
  (dataset: Members['dataset'], dimension: Members['dimension']): Find =>
  async (search, signal) => {
    const { members } = await request('marketMembers', { dataset, dimension, search, limit: 8 }, { signal });
    return members.map(({ key, name }) => ({ key, name, about: '' }));
  };
