import { readText } from '../../administration/index.ts';
import { isDay } from '../../kernel/days/is-day.ts';
import { type NextRelease, readNextRelease, writeNextRelease } from '../../market/index.ts';
import { words } from '../data-words.ts';
import { UsageError } from '../run-line.ts';
import { type Call, longest } from './call.ts';
import { nextWords } from './next-words.ts';
import { tellTrail } from './tell-trail.ts';
import { withDatabase } from './with-database.ts';

/** npm run data -- next [day] [--note text] [--by name] | --none: when readers may expect figures next. */
export async function next(call: Call): Promise<number> {
  const { values, names, marketFolder, language, terminal } = call;
  const [day, extra] = names;
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  if (day !== undefined && values.none) throw new UsageError(nextWords.dayOrNone[language]);
  if (day !== undefined && !isDay(day)) throw new UsageError(nextWords.noDay[language](day));
  if (day !== undefined || values.none) {
    const note = values.note === undefined ? '' : readText('--note', values.note, longest.note);
    const release: NextRelease | null = day === undefined ? null : { on: day, note };
    await tellTrail(call, 'next-release', { next: release }, async () => {
      await withDatabase(call, async (database) => database?.setNext(release));
      await writeNextRelease(marketFolder, release);
      return 'done';
    });
  }
  const now = await readNextRelease(marketFolder);
  terminal.say(now ? nextWords.expected[language](now.on, now.note) : nextWords.none[language]);
  return 0;
}
