import { useLanguage } from '@portal/shell';
import { Segmented } from '@portal/ui';
import {
  IndicatorField,
  PartsCard,
  PeriodCard,
  pivotOf,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { fuelsChoices, mixes, mixIndicators } from '../../market/choices.ts';
import { fuelMix } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** What drives the cars that are sold: all fuel types, or those of new energy among themselves. */
export function FuelsPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { setChoice, catalogue } = usePage();
  const nameOf = useNameOf();
  const { mix, indicator } = useChoices(fuelsChoices);
  const answered = useMarket((view, known) => fuelMix(view, known, mix));
  const title = translate(mix === 'all' ? 'mixTitle' : 'mixOfNewEnergy');
  return (
    <>
      <PartsCard
        title={title}
        choices={
          <Segmented
            label={translate('mix')}
            options={mixes.map((value) => ({ value, label: translate(value) }))}
            value={mix}
            onChange={(value) => setChoice('mix', value, mixes[0])}
          />
        }
        answered={answered}
        height={380}
        by="fuelType"
        table={(answer) => pivotOf(answer, { rows: 'period', columns: 'fuelType', indicator }, language, catalogue)}
      />
      <PeriodCard
        answered={answered}
        by="fuelType"
        indicator={indicator}
        title={`${title} · ${nameOf('indicators', indicator)}`}
        actions={<IndicatorField inSight value={indicator} choices={mixIndicators} />}
      />
    </>
  );
}
