import type { DimensionKey } from '@portal/contract';
import { CallError, questionsTo, request, useAnswer } from '@portal/shell';
import { toast } from '@portal/ui';
import { phrases } from './phrases.ts';

const favourites = questionsTo('listFavouriteMembers');
const all: Record<string, never> = {};

/** Marks a member for the account, or no more; what stood in the way is said. */
async function mark(dimension: DimensionKey, member: string, favourite: boolean): Promise<void> {
  try {
    await request('markFavouriteMember', { dimension, member, favourite });
    favourites.forget(all);
  } catch (error) {
    toast((error instanceof CallError && error.msg2Client) || phrases.translate('failed'), 'warning');
  }
}

export interface FavouriteMembers {
  /** Keys of the members of the dimension that the account has marked, the last marked first; null while they come. */
  keys: readonly string[] | null;
  /** Marks a member, or no more. */
  mark: (member: string, favourite: boolean) => void;
}

/** The members of a dimension that the account looks for first; none where they cannot be had, for a list does without. */
export function useFavouriteMembers(dimension: DimensionKey): FavouriteMembers {
  const { answer, error } = useAnswer(favourites, all);
  const own = answer?.favourites.find((favourite) => favourite.dimension === dimension)?.members ?? [];
  return {
    keys: answer || error ? own : null,
    mark: (member, favourite) => void mark(dimension, member, favourite),
  };
}
