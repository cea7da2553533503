import { useAnswer } from '@portal/shell';
import { ownedProducts } from './ask-policies.ts';

/**
 * Whether the account holds the product of policies, which its menu does not tell: that has them for everybody.
 * @param isWanted false where no policy will be marked anyway
 * @returns false while it is not known, and where it could not be found out
 */
export function useHoldsPolicies(isWanted: boolean): boolean {
  const { answer } = useAnswer(ownedProducts, isWanted ? {} : null);
  return isWanted && (answer ?? []).some(({ key }) => key === 'policy');
}
