import { useLanguage } from '@portal/shell';
import { Checkbox } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { readSpring, springName, springWords, together } from './spring.ts';

/** Joins January and February to one period; nothing where periods are of several months anyway. */
export function SpringField() {
  const { choice, said: note } = springWords(useLanguage());
  const { search, setChoice, view } = usePage();
  if (view.dateType !== 'monthly') return null;
  return (
    <span title={note}>
      <Checkbox
        name={springName}
        checked={readSpring(search, view)}
        onChange={(event) => setChoice(springName, event.currentTarget.checked ? together : '', '')}
      >
        {choice}
      </Checkbox>
    </span>
  );
}
