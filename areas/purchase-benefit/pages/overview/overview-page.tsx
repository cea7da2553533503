import { useLanguage } from '@portal/shell';
import {
  Choices,
  DimensionField,
  FiguresCard,
  LatestFigures,
  PartsCard,
  PeriodFigures,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { countedBy, overviewChoices } from '../../market/choices.ts';
import { benefitTrend, partsTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Benefits at a glance: how many are in force, how many began and ended, and what they are. */
export function OverviewPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by } = useChoices(overviewChoices);
  const answered = useMarket(benefitTrend);
  const parts = useMarket((view, known) => partsTrend(view, known, by));
  const title = translate('trendTitle');
  const name = withinText(nameOf('dimensions', by), language);
  const structure = catalogue ? translate('partsTitle', { name }) : pageTitle;
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          {
            indicator: 'benefits',
            inTenThousands: false,
            changes: [{ indicator: 'yoyBenefits', name: translate('yoy') }],
          },
          { indicator: 'benefitModels', inTenThousands: false },
          { indicator: 'benefitMoves', inTenThousands: false },
          { indicator: 'benefitValue', inTenThousands: false },
        ]}
      />
      <FiguresCard
        title={title}
        caption={translate('trendNote')}
        answered={answered}
        height={400}
        figures={[
          { indicator: 'benefits', as: 'count' },
          { indicator: 'benefitValue', kind: 'line' },
        ]}
        panels
      />
      <PartsCard
        alone
        title={structure}
        waiting={pageTitle}
        choices={
          <Choices>
            <DimensionField label={translate('countBy')} value={by} choices={countedBy} />
          </Choices>
        }
        answered={parts}
        by={by}
        volume="benefits"
      />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}
