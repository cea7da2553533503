import { useLanguage } from '@portal/shell';
import { Checkbox } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { policyWords } from './phrases.ts';
import { canMark, type Marks, marksName, readMarks } from './policy-choice.ts';
import { policyPlaces } from './policy-events.ts';
import classes from './policy-field.module.css';
import { useHoldsPolicies } from './use-holds-policies.ts';

/**
 * Marks the policies that took effect in the months of the page's trend; nothing for who does not hold them, and where
 * periods are no months.
 * @param usual what is marked where the address says nothing: policies on a page that marks other events anyway
 */
export function PolicyField({ usual = 'none' }: { usual?: Marks }) {
  const { choice, national, local } = policyWords(useLanguage());
  const { search, setChoice, view } = usePage();
  if (!useHoldsPolicies(canMark(search, view))) return null;
  return (
    <span className={classes.field} title={policyPlaces(view).length > 0 ? local : national}>
      <Checkbox
        name={marksName}
        checked={readMarks(search, usual) === 'policy'}
        onChange={(event) => setChoice(marksName, event.currentTarget.checked ? 'policy' : 'none', usual)}
      >
        {choice}
      </Checkbox>
    </span>
  );
}
