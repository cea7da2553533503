import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { EmptyState } from '@portal/ui';
import {
  type Answer,
  answerAbout,
  ChartCard,
  Choices,
  DimensionField,
  IndicatorField,
  type LaunchShape,
  launchChart,
  launchFigures,
  launchTable,
  TableCard,
  useChoices,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { monthsAhead, rampBy } from '../../market/choices.ts';
import { fewestCars } from '../../market/quartiles.ts';
import { phrases } from '../../phrases.ts';
import { ramp } from './page.ts';
import { useRamp } from './use-ramp.ts';
import { chartWithQuartiles, tableWithQuartiles } from './with-quartiles.ts';

/** How cars sell from their launch on, beside each other and beside the quartiles of the segment. */
export function RampPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, names, title: pageTitle } = usePage();
  const { by, indicator } = useChoices(ramp.choices);
  const answers = useRamp({ by, indicator });
  const { lines, earlier, unlaunched, quartiles, segment, since, largest, standing, found } = answers;
  const about = since.answer && answerAbout(since.answer.sold, lines);
  const sold = new Map(
    since.answer?.sold.flatMap(({ rows }) => rows.map((row) => [row.keys[by], row.names[by]] as const)),
  );
  const memberName = (key: string) => sold.get(key) ?? found.get(key) ?? names.nameOf(by, key);
  const listed = (keys: readonly string[]) => joinNames(keys.map(memberName), language);
  const title = translate('rampTitle', { indicator: nameOf('indicators', indicator) });
  const shape: LaunchShape = {
    by,
    indicator,
    title,
    lines,
    nameOf: memberName,
    least: Math.min(monthsAhead, quartiles.cars.length),
    words: {
      axis: translate('months'),
      means: translate('monthsMean'),
      month: (n) => translate('monthN', { n }),
      launched: (name, month) => translate('launchedIn', { name, month }),
    },
  };
  const before = Math.max(0, ...lines.map(({ early }) => early.length));
  const within = { segment: segment?.name ?? '' };
  const words = {
    names: {
      lower: translate('lower', within),
      median: translate('median', within),
      upper: translate('upper', within),
    },
    means: translate('quartileMeans'),
  };
  const [peers = 0] = quartiles.cars;
  const caption = [
    translate('rampNote'),
    ...(answers.isSettled
      ? [translate(peers < fewestCars ? 'rampNoPeers' : 'rampPeers', { ...within, n: peers, least: fewestCars })]
      : []),
    ...(unlaunched.length > 0 ? [translate('unlaunched', { names: listed(unlaunched) })] : []),
    ...(earlier.length > 0 ? [translate('soldEarlier', { names: listed(earlier) })] : []),
  ];
  const isSought = answers.isEmpty || largest.error !== undefined;
  const answered = isSought ? largest : { ...since, answer: about };
  const none =
    standing === 'notCovered' || standing === 'notOwned' ? (
      <EmptyState title={translate(standing)} text={translate(`${standing}Text`)} />
    ) : since.answer && lines.length === 0 ? (
      <EmptyState title={translate('noRamp')} text={translate('noRampText')} />
    ) : undefined;
  const table = (ready: Answer) => tableWithQuartiles(launchTable(ready, shape, catalogue), quartiles, before, words);
  return (
    <>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={caption.join(translate('stop'))}
        choices={
          <Choices note={answers.note}>
            <DimensionField value={by} choices={rampBy} />
            <IndicatorField value={indicator} choices={launchFigures} />
          </Choices>
        }
        answered={answered}
        height={420}
        chart={(ready) => chartWithQuartiles(launchChart(ready, shape, language), quartiles, before, words)}
        table={table}
        instead={none}
      />
      {!isSought && about && lines.length > 0 && (
        <TableCard
          below
          title={title}
          answered={answered}
          model={table(about)}
          sorting={{ key: 'sinceLaunch', direction: 'ascending' }}
        />
      )}
    </>
  );
}
