import { succeededFields } from '@portal/contract';
import { readName, readOneOf, readText, settleSuccession } from '../../../administration/index.ts';
import { listSuccessions } from '../../../market/index.ts';
import { words } from '../../data-words.ts';
import { UsageError } from '../../run-line.ts';
import { type Call, longest } from '../call.ts';
import { knowledgeWords } from '../knowledge-words.ts';
import { tellTrail } from '../tell-trail.ts';
import { candidateWords } from './candidate-words.ts';
import { releaseOf } from './release-of.ts';
import { succeedByFile } from './succeed-by-file.ts';

/** npm run data -- names successions [release]: who was succeeded by whom in a release, the published one when missing. */
export async function successions(call: Call): Promise<number> {
  const { names, marketFolder, language, terminal } = call;
  const [, id, extra] = names;
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const found = await listSuccessions(marketFolder, await releaseOf(call, id));
  if (found.length === 0) terminal.say(candidateWords.noSuccessions[language]);
  for (const { field, predecessor, successor, month } of found) {
    const [before, after] = [predecessor, successor].map(({ key, name }) => `${name[language]} [${key}]`);
    terminal.say(`${field}  ${before} → ${after}  ${month}`);
  }
  return 0;
}

/**
 * npm run data -- names succeed <field> <predecessor> <successor> <month> --by name [--onto release]: a release in which
 * the one succeeds the other from that month on; with --none in the place of the month, no more. With --file, all of a list.
 */
export async function succeed(call: Call): Promise<number> {
  const { values, names, marketFolder, language, terminal } = call;
  if (values.file !== undefined) return succeedByFile(call, values.file);
  const [, field, predecessor, successor, month, extra] = names;
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const isTakenBack = values.none === true;
  if (
    field === undefined ||
    predecessor === undefined ||
    successor === undefined ||
    (month === undefined) !== isTakenBack
  )
    throw new UsageError(knowledgeWords.namesUsage[language]);
  if (month !== undefined && !/^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(month))
    throw new UsageError(candidateWords.monthUnfit[language](month));
  if (values.by === undefined) throw new UsageError(knowledgeWords.whoDecides[language]);
  const order = {
    field: readOneOf('field', field, succeededFields),
    predecessor: readText('predecessor', predecessor, longest.name),
    successor: readText('successor', successor, longest.name),
    month: month ?? null,
    by: readName('--by', values.by, longest.name),
    onto: await releaseOf(call, values.onto),
    note: values.note === undefined ? '' : readText('--note', values.note, longest.reason),
  };
  const { by: _, note: __, ...about } = order;
  const detail: Record<string, unknown> = { ...about };
  await tellTrail(call, 'succeed-members', detail, async () => {
    const { release, text } = await settleSuccession(marketFolder, order);
    detail.release = release;
    terminal.say(text[language]);
    terminal.say(words.publishNext[language](release));
    return 'done';
  });
  return 0;
}
