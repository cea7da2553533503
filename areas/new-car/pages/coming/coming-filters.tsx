import { Segmented, SelectField } from '@portal/ui';
import { Choices, usePage } from '@portal/ui/analysis';
import { stages } from '../../market/choices.ts';
import type { ComingCars } from '../../market/events.ts';
import { phrases } from '../../phrases.ts';
import type { ComingChoice } from './narrowed.ts';

const collator = new Intl.Collator(['zh-CN', 'en']);

/** Which of the cars that are coming are listed: by stage, brand and segment. */
export function ComingFilters({ cars, choice }: { cars: ComingCars; choice: ComingChoice }) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  const namesOf = (key: 'brand' | 'segment') => [...new Set(cars.map((car) => car[key]))].sort(collator.compare);
  const field = (name: 'ofBrand' | 'ofSegment', key: 'brand' | 'segment', every: string) => (
    <SelectField
      label={translate(key)}
      labelHidden
      title={translate(key)}
      name={name}
      value={choice[name]}
      options={[{ value: '', label: every }, ...namesOf(key).map((value) => ({ value, label: value }))]}
      onChange={(value) => setChoice(name, value, '')}
    />
  );
  return (
    <Choices>
      <Segmented
        label={translate('stage')}
        value={choice.stage}
        options={stages.map((value) => ({ value, label: translate(value) }))}
        onChange={(value) => setChoice('stage', value, stages[0])}
      />
      {field('ofBrand', 'brand', translate('everyBrand'))}
      {field('ofSegment', 'segment', translate('everySegment'))}
    </Choices>
  );
}
