import { useLanguage } from '@portal/shell';
import { coveredBy, formatMonth, SelectField } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { baseName, basePeriods, readBase } from './base.ts';
import { basePhrases } from './phrases.ts';

/** The period that an index begins with: the first one that is shown, or any that the source has whole. */
export function BaseField() {
  const words = basePhrases(useLanguage());
  const { search, setChoice, view, catalogue } = usePage();
  if (!catalogue) return null;
  const base = readBase(search, view.dateType);
  const periods = basePeriods(coveredBy(catalogue, view), view.dateType);
  const isListed = base === null || periods.some(({ month }) => month === base);
  return (
    <SelectField
      label={words('base')}
      labelHidden
      title={words('base')}
      name={baseName}
      value={base ?? ''}
      options={[
        { value: '', label: words('first') },
        ...(isListed ? [] : [{ value: base, label: words('option', { name: formatMonth(base) }) }]),
        ...periods.map(({ month, name }) => ({ value: month, label: words('option', { name }) })),
      ]}
      onChange={(value) => setChoice(baseName, value, '')}
    />
  );
}
