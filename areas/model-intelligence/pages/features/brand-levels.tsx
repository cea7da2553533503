import { Choices, DimensionField, HeatCard, useChoices, useFiguresOfMembers, usePage } from '@portal/ui/analysis';
import { domains, featureChoices, mostRowsDrawn } from '../../market/choices.ts';
import { aheadOf, levelsOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How far brands have come at each level of one side of the car. */
export function BrandLevels() {
  const translate = phrases.useTranslate();
  const { catalogue, view: own } = usePage();
  const { domain } = useChoices(featureChoices);
  const { members, note, answered } = useFiguresOfMembers({
    by: 'brand',
    largest: (view, known) => aheadOf(view, known, domain),
    most: mostRowsDrawn,
    unchosen: translate('unchosenAhead'),
    ask: (view, known, found) => levelsOf({ ...view, filters: { ...view.filters, brand: [...found] } }, known, domain),
  });
  const title = translate('levelsTitle', { name: translate(domain) });
  return (
    <HeatCard
      title={title}
      caption={catalogue?.dimensions.find(({ key }) => key === 'featureLevel')?.definition}
      choices={
        <Choices note={(own.filters.model ?? []).length > 0 ? translate('levelsOfModels') : note}>
          <DimensionField
            label={translate('domain')}
            name="domain"
            value={domain}
            choices={domains}
            labelOf={(key) => translate(key === 'cabin' ? 'cabin' : 'driving')}
          />
        </Choices>
      }
      answered={answered}
      rows="brand"
      columns="featureLevel"
      indicator="featureRate"
      members={members}
      ordered
    />
  );
}
