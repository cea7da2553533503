import { useLanguage } from '@portal/shell';
import { EmptyState, Segmented } from '@portal/ui';
import {
  AgainstField,
  againstOf,
  ChartCard,
  Choices,
  contributionChart,
  DimensionField,
  TableCard,
  useChoices,
  useListed,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { growthAgainst, growthBy, growthFigures, growthSteps } from '../../market/choices.ts';
import { growthOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { GrowthKeys } from './growth-keys.tsx';
import { growth as page } from './page.ts';

/** Who made the market grow or shrink: the steps of the members from what was sold formerly to what is sold now. */
export function GrowthPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, setChoice, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const choice = useChoices(page.choices);
  const { by, steps } = choice;
  const against = againstOf(view, choice.against);
  const figures = growthFigures[against];
  const answered = useListed((view, catalogue) => growthOf(view, catalogue, choice));
  const step = steps === 'points' ? figures.contribution : figures.change;
  const name = withinText(nameOf('dimensions', by), language);
  const title = translate('growthTitle', { name, indicator: nameOf('indicators', step) });
  const shape = {
    by,
    step,
    title,
    rest: translate('others'),
    ...(steps === 'bridge' && { between: { from: figures.former, to: 'volume' } }),
    whole: steps === 'bridge' ? nameOf('indicators', 'volume') : nameOf('indicators', step),
  };
  return (
    <>
      <Choices>
        <DimensionField value={by} choices={growthBy} />
        <AgainstField
          label={translate('growthAgainst')}
          value={choice.against}
          choices={growthAgainst}
          labelOf={translate}
        />
      </Choices>
      <GrowthKeys answered={answered} figures={figures} />
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={translate('growthNote')}
        choices={
          <Segmented
            label={translate('growthSteps')}
            value={steps}
            options={growthSteps.map((value) => ({ value, label: translate(value) }))}
            onChange={(value) => setChoice('steps', value, growthSteps[0])}
          />
        }
        answered={answered}
        height={380}
        chart={(ready) => contributionChart(ready, shape, language)}
        empty={<EmptyState title={translate('noFormer')} text={translate('noFormerText')} />}
      />
      <TableCard
        key={`${by} ${against}`}
        inFigures
        title={title}
        answered={answered}
        sorting={{ key: figures.change, direction: 'descending' }}
      />
    </>
  );
}
