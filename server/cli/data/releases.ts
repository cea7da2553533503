import type { Language } from '@portal/contract';
import { type InspectedRelease, inspectReleases } from '../../market/index.ts';
import { words } from '../data-words.ts';
import type { Call } from './call.ts';
import { gateWords } from './gate-words.ts';
import { withDatabase } from './with-database.ts';

type Published = NonNullable<InspectedRelease['publication']>;

function publicationLines({ checked, anyway, behind }: Published, language: Language): string[] {
  const found = checked?.results.filter((result) => result.found > 0) ?? [];
  const text = found.map(({ rule, severity }) => `${gateWords.state[language][severity]} ${rule}`).join(', ');
  return [
    ...(text ? [gateWords.rulesText[language](text)] : []),
    ...(behind ? [gateWords.behind[language](behind.onto, behind.published)] : []),
    ...(anyway ? [gateWords.anyway[language](anyway.by, anyway.words)] : []),
  ];
}

function linesOf({ id, info, damage, publication }: InspectedRelease, language: Language): string[] {
  const below = [
    ...(damage ? [damage[language]] : []),
    ...(publication ? publicationLines(publication, language) : []),
  ];
  const indented = below.map((line) => `    ${line}`);
  if (!info) return [`${id}  ${words.damaged[language]}`, ...indented];
  const facts = words.facts[language](info.counts.facts.toLocaleString('en-US'));
  const kind = info.demonstration ? `  ${words.demonstration[language]}` : '';
  const state = `${words.state[language][info.state]}${damage ? `  ${words.damaged[language]}` : ''}`;
  const note = info.note && `  ${info.note}`;
  return [`${id}  ${state}  ${info.first}…${info.last}  ${facts}${kind}${note}`, ...indented];
}

/** npm run data -- releases: every release, what is wrong with it, and how it came to be published. */
export async function releases(call: Call): Promise<number> {
  const { marketFolder, language, terminal } = call;
  const { releases: all, broken, standIn } = await inspectReleases(marketFolder);
  if (all.length === 0) terminal.say(words.noReleases[language]);
  for (const release of all) for (const line of linesOf(release, language)) terminal.say(line);
  if (broken) terminal.say(broken[language]);
  if (standIn !== null) terminal.say(gateWords.standIn[language](standIn));
  await withDatabase(call, async (database) => {
    if (!database) return;
    const published = await database.published();
    terminal.say(published ? words.answersThere[language](published.info.id) : words.nothingThere[language]);
  });
  return 0;
}
