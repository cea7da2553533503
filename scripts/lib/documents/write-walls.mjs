import { ensureInstalled } from '../install.mjs';
import { runNode } from '../run-child.mjs';
import { endWith } from '../say.mjs';

/** Writes the walls between rooms anew for the linter. */
export function writeWalls() {
  return endWith(async () => {
    await ensureInstalled();
    return runNode(['--import', 'tsx', 'tests/walls/rooms/write-lint.ts']);
  });
}
