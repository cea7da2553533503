import { csvChoice, csvStyles, useCsvChoice } from '@portal/shell';
import { SelectField } from '@portal/ui';
import { useTranslate } from './phrases.ts';

/** With which signs this browser writes files of CSV, as Excel of the person's country reads them. */
export function CsvField() {
  const say = useTranslate();
  const chosen = useCsvChoice();
  return (
    <SelectField
      label={say('csv')}
      value={String(chosen)}
      options={csvStyles.map((_style, at) => ({ value: String(at), label: say(`csv${at as 0 | 1 | 2 | 3 | 4}`) }))}
      onChange={(at) => csvChoice.choose(Number(at))}
      data-testid="csv-style"
    />
  );
}
