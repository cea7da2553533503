import { useLanguage } from '@portal/shell';
import { formatNumber } from '@portal/ui';
import {
  boxChart,
  ChartCard,
  Choices,
  DimensionField,
  LeastField,
  TableCard,
  useChoices,
  useListed,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { discountSpread, leastVolumes, mostBoxes, spreadBy, spreadChoices } from '../../market/choices.ts';
import { spreadOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How far the discounts of trims lie apart within each segment, brand or other kind of cars. */
export function SpreadPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const choice = useChoices(spreadChoices);
  const { by, least } = choice;
  const answered = useListed((view, known) => spreadOf(view, known, choice));
  const { answer } = answered;
  const { count, ...spread } = discountSpread;
  const title = translate('spreadTitle', { name: withinText(nameOf('dimensions', by), language) });
  const below = answer?.belowMinimum;
  const all = answer?.rows.filter(({ kind, unnamed }) => kind === 'row' && !unnamed).length ?? 0;
  return (
    <>
      <Choices>
        <DimensionField value={by} choices={spreadBy} />
        <LeastField value={least} choices={leastVolumes} />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={[translate('spreadNote'), all > mostBoxes ? translate('spreadFirst', { n: mostBoxes, all }) : '']
          .filter(Boolean)
          .join(' · ')}
        answered={answered}
        height={480}
        chart={(ready) =>
          boxChart(
            ready,
            { by, spread, count, value: nameOf('indicators', 'discount'), title, most: mostBoxes },
            language,
          )
        }
      />
      <TableCard
        key={by}
        inFigures
        title={title}
        caption={below ? translate('belowMinimum', { least: formatNumber(below.volume), n: below.rows }) : undefined}
        answered={answered}
        sorting={{ key: spread.median, direction: 'descending' }}
      />
    </>
  );
}
