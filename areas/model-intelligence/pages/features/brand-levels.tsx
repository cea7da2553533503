import { useLanguage } from '@portal/shell';
import {
  type Answer,
  ChartCard,
  Choices,
  DimensionField,
  heatChart,
  pivotOf,
  useChoices,
  useMarket,
  useMembersCompared,
  usePage,
} from '@portal/ui/analysis';
import { domains, featureChoices, mostRowsDrawn } from '../../market/choices.ts';
import { inOwnOrder } from '../../market/in-own-order.ts';
import { aheadOf, levelsOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How far brands have come at each level of one side of the car. */
export function BrandLevels() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, view: own } = usePage();
  const { domain } = useChoices(featureChoices);
  const { members, largest, note, isEmpty } = useMembersCompared({
    by: 'brand',
    largest: (view, known) => aheadOf(view, known, domain),
    most: mostRowsDrawn,
    unchosen: translate('unchosenAhead'),
  });
  const asked = useMarket((view, known) =>
    members.length > 0 ? levelsOf({ ...view, filters: { ...view.filters, brand: [...members] } }, known, domain) : null,
  );
  const answered = isEmpty || largest.error ? largest : asked;
  const title = translate('levelsTitle', { name: translate(domain) });
  const shape = { rows: 'brand', columns: 'featureLevel', indicator: 'featureRate' } as const;
  const ordered = (ready: Answer) => inOwnOrder(ready, { columns: 'featureLevel', rows: 'brand', members });
  return (
    <ChartCard
      alone
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
      height={Math.max(220, members.length * 34 + 90)}
      chart={(ready) => heatChart(ordered(ready), { ...shape, title, scale: 'sequential' }, language)}
      table={(ready) => pivotOf(ordered(ready), shape, language, catalogue)}
    />
  );
}
