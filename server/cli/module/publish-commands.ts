import { basename, join, resolve } from 'node:path';
import type { AreaManifest } from '@portal/contract';
import { readList } from '../../administration/index.ts';
import { mayBeNamed } from '../../kernel/net/ask-outward.ts';
import {
  insideFor,
  moduleRefusals,
  nameOrigins,
  originsOf,
  publish,
  publishAddress,
  readFolder,
  readPackage,
  refuseInsecure,
} from '../../modules/index.ts';
import { knownAreas } from '../../products/index.ts';
import { isWebAddress, readOrigin } from '../../settings/settings-values.ts';
import { UsageError } from '../run-line.ts';
import { byOf, type Call, record, wanted } from './module-call.ts';
import { moduleWords as words } from './module-words.ts';

/** Keeps a version: from a folder, or at the address where its files stay. */
export async function publishVersion(call: Call): Promise<number> {
  const { values, settings, language, terminal } = call;
  const [place = ''] = wanted(call, 'publish', 1);
  const isElsewhere = isWebAddress(place);
  if (values.version === undefined || (isElsewhere && values.name === undefined))
    throw new UsageError(words.usages.publish[language]);
  const name = values.name ?? basename(resolve(place));
  const known = knownAreas(join(settings.dataFolder, 'modules')).products;
  const what = { name, version: values.version };
  const published = isElsewhere
    ? await publishAt(call, { ...what, address: place }, known)
    : await publishFolder(call, what, place, known);
  const { version, outcome, files, bytes } = published;
  const where = isElsewhere ? { address: place } : {};
  await record(call, 'publish-module', { module: name, version, ...where, outcome, bytes });
  terminal.say(words[outcome][language](name, version, files, bytes));
  if (published.unlisted.length > 0) terminal.say(words.unlisted[language](published.unlisted));
  terminal.say((published.confirm ? words.nowConfirm : words.nowActivate)[language](name, version));
  return 0;
}

interface Version {
  name: string;
  version: string;
}

const publishFolder = async (call: Call, what: Version, folder: string, known: readonly AreaManifest[]) =>
  publish(call.db, readPackage({ ...what, files: await readFolder(folder) }), byOf(call), known);

/** Pages ask from where people reach the portal. */
function publishAt(call: Call, what: Version & { address: string }, known: readonly AreaManifest[]) {
  const { db, settings } = call;
  return publishAddress(db, what, byOf(call), { settings, known, page: pageOrigin(settings) });
}

const pageOrigin = ({ publicOrigin, host, port }: Call['settings']): string => publicOrigin ?? `http://${host}:${port}`;

/** Names from where files of a module may come beside the portal. */
export async function nameModuleOrigins(call: Call): Promise<number> {
  const { db, settings, language, terminal } = call;
  const [name = '', ...given] = wanted(call, 'origins', Number.POSITIVE_INFINITY);
  if (given.length === 0) throw new UsageError(words.usages.origins[language]);
  const named = given.flatMap(readList).filter((origin) => origin !== 'none');
  for (const origin of named) {
    if (!isOrigin(origin) || !mayBeNamed(origin, { inside: insideFor(origin, settings) }))
      throw moduleRefusals.originUnfit(origin);
    refuseInsecure(origin, pageOrigin(settings));
  }
  const left = await nameOrigins(db, name, named.map(readOrigin), byOf(call));
  const now = await originsOf(db, name);
  await record(call, 'set-module-origins', { module: name, origins: now, ...(left && { former: left.version }) });
  terminal.say(words[now.length === 0 ? 'noOrigins' : 'originsNamed'][language](name, now));
  if (left) terminal.say(words.formerLeft[language](name, left.version, left.origin));
  return 0;
}

function isOrigin(text: string): boolean {
  try {
    return readOrigin(text) !== '';
  } catch {
    return false;
  }
}
