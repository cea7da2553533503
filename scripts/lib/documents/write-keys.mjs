import { ensureInstalled } from '../install.mjs';
import { runNode } from '../run-child.mjs';
import { endWith } from '../say.mjs';

/** Writes the names that the contract knows of the market anew, from the declarations of the datasets. */
export function writeKeys() {
  return endWith(async () => {
    await ensureInstalled();
    return runNode(['--import', 'tsx', 'tests/walls/keys/write-keys.ts']);
  });
}
