import { joinNames } from '@portal/contract';
import { useAnswer, useLanguage } from '@portal/shell';
import { Button, EmptyState } from '@portal/ui';
import {
  type Answer,
  aligned,
  answerAbout,
  ChartCard,
  type LaunchQuery,
  type LaunchShape,
  launchChart,
  launchQuery,
  launchTable,
  sinceLaunch,
  TableCard,
  useMembersCompared,
  useNameOf,
  usePage,
  useStanding,
} from '@portal/ui/analysis';
import { mostCompared, shownUnasked } from '../../market/choices.ts';
import { launchedAmong } from '../../market/launch-choice.ts';
import { largestMembers } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { TrendChoices } from './trend-choices.tsx';

/** Models from the month of their launch on: month 0 of all of them stands at the same place. */
export function LaunchTrend({ by, indicator }: Pick<LaunchQuery, 'by' | 'indicator'>) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue, names, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const { chosen, members, found, largest, isEmpty, note } = useMembersCompared({
    by,
    largest: (view, catalogue) => largestMembers(view, catalogue, by, { limit: launchedAmong }),
    most: mostCompared,
    unchosen: translate('launchedNote'),
  });
  const standing = useStanding('launch');
  const most = chosen.length > 0 ? null : shownUnasked;
  const since = useAnswer(
    sinceLaunch,
    catalogue && standing === 'open' && members.length > 0
      ? launchQuery(view, catalogue, { by, indicator, members, most })
      : null,
  );
  const { answer } = since;
  const { lines, earlier, unlaunched } = answer ? aligned(answer) : { lines: [], earlier: [], unlaunched: [] };
  const about = answer && answerAbout(answer.sold, lines);
  const sold = new Map(answer?.sold.flatMap(({ rows }) => rows.map((row) => [row.keys[by], row.names[by]] as const)));
  const memberName = (key: string) => sold.get(key) ?? found.get(key) ?? names.nameOf(by, key);
  const listed = (keys: readonly string[]) => joinNames(keys.map(memberName), language);
  // A line alone stands in no legend: the title says whose it is.
  const [only, ...others] = lines;
  const title = translate('sinceLaunchTitle', {
    name: only && others.length === 0 ? memberName(only.key) : nameOf('dimensions', by),
    indicator: nameOf('indicators', indicator),
  });
  const shape: LaunchShape = {
    by,
    indicator,
    title,
    lines,
    nameOf: memberName,
    words: {
      axis: translate('monthsSinceLaunch'),
      means: translate('monthsSinceLaunchMeans'),
      month: (n) => translate('monthN', { n }),
      launched: (name, month) => translate('launchedIn', { name, month }),
    },
  };
  const caption = [
    translate('sinceLaunchNote'),
    ...(unlaunched.length > 0 ? [translate('unlaunched', { names: listed(unlaunched) })] : []),
    ...(earlier.length > 0 ? [translate('soldEarlier', { names: listed(earlier) })] : []),
  ];
  // Who was looked for first may have found nobody, or failed.
  const isSought = isEmpty || largest.error !== undefined;
  const answered = isSought ? largest : { ...since, answer: about };
  const none =
    standing === 'notCovered' ? (
      <NoLaunches title={translate('launchesNotCovered')} text={translate('launchesNotCoveredText')} />
    ) : !isSought && answer && lines.length === 0 ? (
      <NoLaunches title={translate('noLaunches')} text={translate('noLaunchesText')} />
    ) : undefined;
  const table = (ready: Answer) => launchTable(ready, shape, catalogue);
  return (
    <>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={caption.join(translate('stop'))}
        choices={<TrendChoices by={by} indicator={indicator} note={note} aligned />}
        answered={answered}
        height={380}
        chart={(ready) => launchChart(ready, shape, language)}
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

/** Why there is no line, and the way back to the calendar. */
function NoLaunches({ title, text }: { title: string; text: string }) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  return (
    <div data-testid="no-launches">
      <EmptyState
        title={title}
        text={text}
        action={<Button onClick={() => setChoice('axis', 'calendar', 'calendar')}>{translate('byCalendar')}</Button>}
      />
    </div>
  );
}
