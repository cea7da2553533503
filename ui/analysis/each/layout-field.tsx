import { useLanguage } from '@portal/shell';
import { readChoice, SelectField } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { eachName, eachWords, layouts } from './each.ts';

/** Whether the lines of a trend share a chart. */
export function LayoutField() {
  const words = eachWords(useLanguage());
  const { search, setChoice } = usePage();
  return (
    <SelectField
      label={words.layout}
      labelHidden
      title={words.layout}
      name={eachName}
      value={readChoice(search, eachName, layouts)}
      options={layouts.map((value) => ({ value, label: words[value] }))}
      onChange={(value) => setChoice(eachName, value, layouts[0])}
    />
  );
}
