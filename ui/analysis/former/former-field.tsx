import { useLanguage } from '@portal/shell';
import { readChoice, SelectField } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { type Besides, formerName, formers } from './besides.ts';
import { againstIn } from './in-years.ts';
import { formerPhrases } from './phrases.ts';

/** With which earlier months a figure is compared; of a figure that is a change itself, with none. */
export function FormerField({ besides, indicator }: { besides: Besides; indicator: string }) {
  const words = formerPhrases(useLanguage());
  const { search, setChoice, view } = usePage();
  const offered = againstIn(view, formers).filter((against) => besides[indicator]?.[against]);
  const options = ['none' as const, ...offered];
  return (
    <SelectField
      label={words('compare')}
      labelHidden
      title={words('compare')}
      name={formerName}
      value={readChoice(search, formerName, options)}
      disabled={offered.length === 0}
      options={options.map((value) => ({ value, label: words(value) }))}
      onChange={(value) => setChoice(formerName, value, 'none')}
    />
  );
}
