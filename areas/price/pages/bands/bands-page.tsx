import { useLanguage } from '@portal/shell';
import {
  DimensionField,
  IndicatorField,
  PartsCard,
  PeriodCard,
  pivotOf,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { bandIndicators, bands, bandsChoices } from '../../market/choices.ts';
import { bandsOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How the cars are spread over bands of price, over time: shares as a picture, every figure as a table. */
export function BandsPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const { band: by, indicator } = useChoices(bandsChoices);
  const answered = useMarket((view, known) => bandsOf(view, known, by));
  const title = translate('bandsTitle', { name: withinText(nameOf('dimensions', by), language) });
  return (
    <>
      <PartsCard
        title={title}
        waiting={pageTitle}
        caption={catalogue?.dimensions.find(({ key }) => key === by)?.definition ?? translate('bandsNote')}
        choices={<DimensionField label={translate('bandBy')} name="band" value={by} choices={bands} />}
        answered={answered}
        height={380}
        by={by}
        ordered
        volume="retailVolume"
        table={(answer) => pivotOf(answer, { rows: 'period', columns: by, indicator }, language, catalogue)}
      />
      <PeriodCard
        answered={answered}
        by={by}
        indicator={indicator}
        title={`${title} · ${nameOf('indicators', indicator)}`}
        actions={<IndicatorField value={indicator} choices={bandIndicators} />}
      />
    </>
  );
}
