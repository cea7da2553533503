import { readFile } from 'node:fs/promises';
import { succeededFields } from '@portal/contract';
import {
  countRows,
  readName,
  readOneOf,
  readSuccessionList,
  readText,
  settleSuccessionList,
} from '../../../administration/index.ts';
import { words } from '../../data-words.ts';
import { UsageError } from '../../run-line.ts';
import { type Call, longest } from '../call.ts';
import { knowledgeWords } from '../knowledge-words.ts';
import { tellTrail } from '../tell-trail.ts';
import { candidateWords } from './candidate-words.ts';
import { releaseOf } from './release-of.ts';

/**
 * npm run data -- names succeed [field] --file <csv> --by name [--onto release] [--dry-run]: a release with all successions
 * of a list, or none where a row is refused. The field is that of rows that say none.
 * @returns 1 where a row is refused
 */
export async function succeedByFile(call: Call, path: string): Promise<number> {
  const { values, names, marketFolder, settings, language, terminal } = call;
  const [, field, extra] = names;
  if (extra !== undefined || values.none === true) throw new UsageError(knowledgeWords.namesUsage[language]);
  const isTried = values['dry-run'] === true;
  if (values.by === undefined && !isTried) throw new UsageError(knowledgeWords.whoDecides[language]);
  const usual = field === undefined ? 'model' : readOneOf('field', field, succeededFields);
  const note = values.note === undefined ? '' : readText('--note', values.note, longest.reason);
  const by = isTried ? '' : readName('--by', values.by, longest.name);
  const onto = await releaseOf(call, values.onto);
  const file = await readFile(path).catch(() => {
    throw new UsageError(candidateWords.noFile[language](path));
  });
  const list = await readSuccessionList(marketFolder, onto, file, settings.files, usual);
  const { fresh, known, refused } = countRows(list);
  for (const { row, predecessor, successor, month, fault } of list.rows) {
    const text = `${predecessor[language]} → ${successor[language]}  ${month}`;
    if (fault) terminal.complain(candidateWords.listRow[language](row, text, fault[language]));
  }
  terminal.say(candidateWords.listCounts[language](fresh, known, refused));
  if (isTried || refused > 0) {
    terminal.say(candidateWords.listUnchanged[language]);
    return refused > 0 ? 1 : 0;
  }
  const detail: Record<string, unknown> = { list: true, rows: list.rows.length, onto };
  await tellTrail(call, 'succeed-members', detail, async () => {
    const { release, text } = await settleSuccessionList(marketFolder, { onto, by, note }, list);
    detail.release = release;
    terminal.say(text[language]);
    terminal.say(words.publishNext[language](release));
    return 'done';
  });
  return 0;
}
