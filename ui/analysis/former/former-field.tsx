import { useLanguage } from '@portal/shell';
import { readChoice, SelectField } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { useOff } from '../page/use-off.ts';
import { type Besides, formerName, formers } from './besides.ts';
import { againstIn } from './in-years.ts';
import { formerPhrases } from './phrases.ts';

/** With which earlier months a figure is compared; of a figure that is a change itself, with none. */
export function FormerField({ besides, indicator }: { besides: Besides; indicator: string }) {
  const words = formerPhrases(useLanguage());
  const { search, setChoice, view } = usePage();
  const off = useOff();
  const known = formers.filter((against) => besides[indicator]?.[against]);
  const offered = againstIn(view, known);
  const none = off(words('none'), known.length === 0 ? 'ofChange' : null);
  const options = known.map((against) => ({
    value: against,
    ...off(words(against), offered.includes(against) ? null : 'inYears'),
  }));
  return (
    <SelectField
      label={words('compare')}
      labelHidden
      title={none.title ?? words('compare')}
      name={formerName}
      value={readChoice(search, formerName, ['none', ...offered])}
      disabled={offered.length === 0}
      options={[{ value: 'none', label: none.label }, ...options]}
      onChange={(value) => setChoice(formerName, value, 'none')}
    />
  );
}
