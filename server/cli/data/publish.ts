import { readName, readText } from '../../administration/index.ts';
import { type GateReport, listReleases, publishChecked, rollbackRelease } from '../../market/index.ts';
import { words } from '../data-words.ts';
import { UsageError } from '../run-line.ts';
import { type Call, longest } from './call.ts';
import { gateWords } from './gate-words.ts';
import { sayCandidates } from './names/candidates.ts';
import { reportText } from './tell-report.ts';
import { tellTrail } from './tell-trail.ts';
import { withDatabase } from './with-database.ts';

/** @returns the release that is named, or the newest one @throws UsageError when there is none, or too much is named */
export async function chosenRelease({ names, marketFolder, language }: Call): Promise<string> {
  const [id, extra] = names;
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const chosen = id ?? (await listReleases(marketFolder))[0]?.id;
  if (chosen === undefined) throw new UsageError(words.noReleases[language]);
  return chosen;
}

/** npm run data -- publish [id] [--by name] [--anyway reason] */
export async function publish(call: Call): Promise<number> {
  const { values, marketFolder, language, terminal } = call;
  const { anyway, by } = values;
  if (anyway !== undefined && by === undefined) throw new UsageError(gateWords.reasonAndName[language]);
  const judgement =
    anyway === undefined
      ? null
      : { words: readText('--anyway', anyway, longest.reason), by: readName('--by', by, longest.name) };
  const chosen = await chosenRelease(call);
  const tell = (report: GateReport) => {
    if (report.outcomes.some(({ found }) => found > 0)) terminal.say(reportText(report, 'found', language));
  };
  const detail = { release: chosen, ...(judgement ? { anyway: judgement.words, by: judgement.by } : {}) };
  await tellTrail(call, 'publish', detail, async () => {
    await withDatabase(call, (database) => publishChecked(marketFolder, chosen, judgement, tell, database));
    return 'done';
  });
  terminal.say(words.published[language](chosen));
  await sayCandidates(call, chosen);
  return 0;
}

/** npm run data -- rollback */
export async function rollback(call: Call): Promise<number> {
  const { marketFolder, language, terminal } = call;
  const detail: Record<string, unknown> = {};
  await tellTrail(call, 'rollback', detail, async () => {
    await withDatabase(call, async (database) => {
      const { id } = await rollbackRelease(marketFolder, database);
      detail.release = id;
      terminal.say(words.rolledBack[language](id));
    });
    return 'done';
  });
  return 0;
}
