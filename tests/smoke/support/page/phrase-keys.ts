import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['shell-app', 'parcels', 'areas', 'ui'];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/(?<!\.test)\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Keys of all phrases of the portal that are no words of a language: userCentre, other_usage. */
export function phraseKeys(): Set<string> {
  const keys = new Set<string>();
  for (const folder of folders) {
    for (const path of sources(folder)) {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('createPhrases(')) continue;
      for (const [, key] of text.matchAll(/^\s+'?([a-z]\w*)'?:\s*[`'"\n]/gm))
        if (key && /[A-Z_]/.test(key)) keys.add(key);
    }
  }
  return keys;
}
