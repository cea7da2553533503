import { useLanguage } from '@portal/shell';
import { Checkbox } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { useOff } from '../page/use-off.ts';
import { readSpring, springName, springWords, together } from './spring.ts';

/** Joins January and February to one period; off where periods are of several months anyway. */
export function SpringField() {
  const { choice, note } = springWords(useLanguage());
  const { search, setChoice, view } = usePage();
  const { label, title = note, disabled } = useOff()(choice, view.dateType === 'monthly' ? null : 'monthsOnly');
  return (
    <span title={title}>
      <Checkbox
        name={springName}
        disabled={disabled}
        checked={readSpring(search, view)}
        onChange={(event) => setChoice(springName, event.currentTarget.checked ? together : '', '')}
      >
        {label}
      </Checkbox>
    </span>
  );
}
