import { useLanguage } from '@portal/shell';
import { againstOf, ChartCard, quadrantChart, TableCard, useChoices, useListed, usePage } from '@portal/ui/analysis';
import { changeChoices, changeFigures, mostPoints } from '../../market/choices.ts';
import { againstVolume } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { ChangeChoices } from '../movers/change-choices.tsx';

/** Whether more is given where more is sold: the change of incentives against the growth of retail. */
export function VolumePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view } = usePage();
  const choice = useChoices(changeChoices);
  const { by } = choice;
  const { change, volume } = changeFigures[againstOf(view, choice.base)];
  const answered = useListed((view, catalogue) => againstVolume(view, catalogue, choice));
  const title = translate('volumeTitle');
  return (
    <>
      <ChangeChoices choice={choice} />
      <ChartCard
        title={title}
        caption={translate('volumeNote', { n: mostPoints })}
        answered={answered}
        height={460}
        chart={(ready) =>
          quadrantChart(
            ready,
            {
              by,
              title,
              x: change,
              y: volume,
              size: 'retailVolume',
              parts: {
                upperLeft: translate('lessForMore'),
                upperRight: translate('moreForMore'),
                lowerLeft: translate('lessForLess'),
                lowerRight: translate('moreForLess'),
              },
            },
            language,
          )
        }
      />
      <TableCard below title={title} answered={answered} withRest />
    </>
  );
}
