import { useLanguage } from '@portal/shell';
import { Checkbox } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { useOff } from '../page/use-off.ts';
import { policyWords } from './phrases.ts';
import { type Marks, marksName, offReason, readMarks } from './policy-choice.ts';
import { policyPlaces } from './policy-events.ts';
import classes from './policy-field.module.css';
import { useHoldsPolicies } from './use-holds-policies.ts';

/**
 * Marks the policies that took effect in the months of the page's trend: off, with the reason, where they cannot stand
 * on it; nothing for who does not hold them.
 * @param usual what is marked where the address says nothing: policies on a page that marks other events anyway
 */
export function PolicyField({ usual = 'none' }: { usual?: Marks }) {
  const { choice, national, local } = policyWords(useLanguage());
  const { search, setChoice, view } = usePage();
  const note = policyPlaces(view).length > 0 ? local : national;
  const { label, title = note, disabled } = useOff()(choice, offReason(search, view));
  if (!useHoldsPolicies(true)) return null;
  return (
    <span className={classes.field} title={title}>
      <Checkbox
        name={marksName}
        disabled={disabled}
        checked={!disabled && readMarks(search, usual) === 'policy'}
        onChange={(event) => setChoice(marksName, event.currentTarget.checked ? 'policy' : 'none', usual)}
      >
        {label}
      </Checkbox>
    </span>
  );
}
