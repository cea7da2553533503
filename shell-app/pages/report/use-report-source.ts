import { request } from '../../api/request.ts';
import { questionsBy } from '../../questions/questions.ts';
import { useAnswer } from '../../questions/use-answer.ts';
import { useSettings } from '../../settings/settings.ts';
import { sites } from '../../sites/sites.ts';
import { hostedReport, ownReport, reportIdOf } from './report-source.ts';

/** Reports of this site: the server says at which address one may be read for some minutes, and refuses others. */
const opened = questionsBy(
  'frame of a report',
  async (reportId: string) => (await request('reportDetail', { reportId })).frameUrl,
);

/** What stands in the frame of a path: an address, undefined while it is asked for, null when there is no such report or it failed with `error`. */
export function useReportSource(path: string) {
  const { theme } = useSettings();
  const { reportOrigin } = sites();
  const { answer, error, retry } = useAnswer(opened, reportOrigin ? null : reportIdOf(path));
  if (reportOrigin) return { source: hostedReport(path, reportOrigin), error, retry };
  if (answer === undefined) return { source: error ? null : undefined, error, retry };
  return { source: ownReport(answer, theme), error, retry };
}
