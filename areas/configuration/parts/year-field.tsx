import { SelectField } from '@portal/ui';
import { usePage } from '@portal/ui/analysis';
import { yearOf } from '../market/questions.ts';
import { phrases } from '../phrases.ts';

/** The year that a page is about; the last one unless it is said. @param year as the address has it */
export function YearField({ year }: { year: string }) {
  const label = phrases.useTranslate()('year');
  const { view, catalogue, setChoice } = usePage();
  if (!catalogue) return null;
  const [first, last] = [Number(catalogue.first.slice(0, 4)), Number(catalogue.last.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, at) => String(last - at));
  return (
    <SelectField
      label={label}
      labelHidden
      title={label}
      name="year"
      value={yearOf(view, catalogue, year).from.slice(0, 4)}
      options={years.map((value) => ({ value, label: value }))}
      onChange={(value) => setChoice('year', value, yearOf(view, catalogue).from.slice(0, 4))}
    />
  );
}
