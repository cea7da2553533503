import Sequencer from '@jest/test-sequencer';

/** Files that take far longer than their size says: what they go through stands elsewhere. */
export const long = [
  'every-page-areas.smoke.ts',
  'tasks.smoke.ts',
  'dev-state.smoke.ts',
  'every-page-door.smoke.ts',
  'every-page-frame.smoke.ts',
  'subjects.smoke.ts',
  'passkeys.smoke.ts',
  'devices.smoke.ts',
  'dev-server.smoke.ts',
];

/** The same of the tests of the server: the smallest file of all checks the types of the whole portal. */
export const longOfServer = [
  'tests/walls/documents/public-faces.test.ts',
  'server/demo/finish.test.ts',
  'tests/walls/type-checks.test.ts',
  'server/demo/demo-gate.test.ts',
  'server/content/import/images/picture-bytes.test.ts',
];

const all = [...long, ...longOfServer];

const placeOf = ({ path }) => {
  const place = all.findIndex((name) => path.endsWith(`/${name}`));
  return place < 0 ? all.length : place;
};

/**
 * The longest files come first, so that none is left for one process when the others are done. Jest knows how long a
 * file took the last time; on a machine where nothing has run yet it goes by its size.
 */
export default class LongFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
