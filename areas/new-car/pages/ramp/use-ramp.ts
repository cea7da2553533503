import { useAnswer } from '@portal/shell';
import { coveredBy } from '@portal/ui';
import {
  aligned,
  type LaunchQuery,
  launchQuery,
  membersOf,
  sinceLaunch,
  useMarket,
  useMembersCompared,
  usePage,
  useStanding,
} from '@portal/ui/analysis';
import { mostRamps, newestShown } from '../../market/choices.ts';
import { peers } from '../../market/peers.ts';
import { quartilesOf } from '../../market/quartiles.ts';
import { newestLaunched, onlyPlaces, segmentOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

const nothing = { lines: [], earlier: [], unlaunched: [] };

/** Cars since their launch: those chosen or the newest, and the quartiles of the segment of the first of them. */
export function useRamp({ by, indicator }: Pick<LaunchQuery, 'by' | 'indicator'>) {
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const standing = useStanding('launch');
  const compared = useMembersCompared({
    by,
    largest: (view, catalogue) => newestLaunched(view, catalogue, by),
    most: mostRamps,
    unchosen: translate('newestNote', { n: newestShown }),
  });
  const { members } = compared;
  const mayAsk = catalogue !== null && standing === 'open';
  const since = useAnswer(
    sinceLaunch,
    mayAsk && members.length > 0 ? launchQuery(view, catalogue, { by, indicator, members, most: null }) : null,
  );
  const [first] = members;
  const segments = useMarket((view, catalogue) => (first === undefined ? null : segmentOf(view, catalogue, by, first)));
  const [segment] = segments.answer && !segments.waiting ? membersOf(segments.answer, 'segment') : [];
  const span = catalogue && coveredBy(catalogue, view);
  const launched = useAnswer(
    peers,
    mayAsk && span && segment ? { by, segment: segment.key, first: span.first, last: span.last } : null,
  );
  const known = launched.waiting ? [] : (launched.answer ?? []);
  const around = useAnswer(
    sinceLaunch,
    mayAsk && known.length > 0
      ? launchQuery(onlyPlaces(view), catalogue, { by, indicator, members: known, most: null })
      : null,
  );
  return {
    ...compared,
    standing,
    since,
    ...(since.answer ? aligned(since.answer) : nothing),
    segment,
    quartiles: quartilesOf(around.answer && !around.waiting && known.length > 0 ? aligned(around.answer).lines : []),
    isSettled: segment !== undefined && launched.answer !== undefined && !launched.waiting && !around.waiting,
  };
}
