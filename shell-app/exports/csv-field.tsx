import { SelectField, toast } from '@portal/ui';
import { CallError } from '../api/call-errors.ts';
import { csvChoice, csvStyles, useCsvChoice } from './csv-choice.ts';
import { useTranslate } from './csv-phrases.ts';

/** With which signs the account has files of CSV written, as Excel of the person's country reads them. */
export function CsvField() {
  const say = useTranslate();
  const chosen = useCsvChoice();
  const choose = (at: number) =>
    csvChoice
      .choose(at)
      .catch((error: unknown) => toast((error instanceof CallError && error.msg2Client) || say('failed'), 'error'));
  return (
    <SelectField
      label={say('csv')}
      hint={say('hint')}
      value={String(chosen)}
      options={csvStyles.map((_style, at) => ({ value: String(at), label: say(`csv${at as 0 | 1 | 2 | 3 | 4}`) }))}
      onChange={(at) => void choose(Number(at))}
      data-testid="csv-style"
    />
  );
}
