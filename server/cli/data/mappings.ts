import { readName } from '../../administration/index.ts';
import { savedMappings, saveMapping, versionsOf } from '../../importer/index.ts';
import { words } from '../data-words.ts';
import { UsageError } from '../run-line.ts';
import { type Call, datasetOf, longest } from './call.ts';
import { knowledgeWords } from './knowledge-words.ts';
import { tellTrail } from './tell-trail.ts';

/** npm run data -- mappings list | save <name> <file> [--dataset key] | show <name[@version]> */
export async function mappings(call: Call): Promise<number> {
  const { values, names, marketFolder, language, terminal } = call;
  const [what = 'list', name, file, extra] = names;
  const usage = new UsageError(knowledgeWords.mappingsUsage[language]);
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  if (what === 'list' && name === undefined) {
    const all = await savedMappings(marketFolder);
    if (all.length === 0) terminal.say(knowledgeWords.noMappings[language]);
    for (const { name: of, version, at, by, sha256, dataset = 'sales' } of all) {
      terminal.say(
        `${of}@${version}  ${dataset}  ${at.slice(0, 16).replace('T', ' ')} UTC  ${sha256.slice(0, 12)}  ${by ?? '-'}`,
      );
    }
    return 0;
  }
  if (what === 'save' && name !== undefined && file !== undefined) {
    const by = values.by === undefined ? null : readName('--by', values.by, longest.name);
    const dataset = datasetOf(call, values.dataset ?? 'sales');
    const detail: Record<string, unknown> = { mapping: name, dataset: dataset.key };
    await tellTrail(call, 'save-mapping', detail, async () => {
      const { saved, fresh } = await saveMapping(marketFolder, name, file, { by, dataset });
      const label = `${saved.name}@${saved.version}`;
      detail.mapping = label;
      const described = fresh ? knowledgeWords.mappingSaved : knowledgeWords.mappingSame;
      terminal.say(described[language](label));
      return 'done';
    });
    return 0;
  }
  if (what === 'show' && name !== undefined && file === undefined) {
    const [of = '', version] = name.split('@');
    const versions = await versionsOf(marketFolder, of);
    const found = version === undefined ? versions[0] : versions.find((mapping) => String(mapping.version) === version);
    if (!found) throw new UsageError(knowledgeWords.noMapping[language](name));
    terminal.say(found.text.trimEnd());
    return 0;
  }
  throw usage;
}
