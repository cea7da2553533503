import { describe, expect, test } from '@jest/globals';
import { chooseJourneys } from './choose-journeys.mjs';
import { journeyTexts } from './choose-run.mjs';
import { chooseTests } from './choose-tests.mjs';
import { listChanges } from './list-changes.mjs';

const texts = journeyTexts();
const all = [...texts.keys()].filter((file) => file.endsWith('.smoke.ts')).sort();
const walks = ['every-page-areas.smoke.ts', 'every-page-door.smoke.ts', 'every-page-frame.smoke.ts'];

describe('the journeys of a change', () => {
  test.each([
    ['an area', 'areas/incentive/app.tsx', ['incentive.smoke.ts', ...walks], ['sales.smoke.ts']],
    ['a parcel', 'parcels/second-factor/index.ts', ['second-factor.smoke.ts', ...walks], ['sales.smoke.ts']],
    ['a part of the server', 'server/watches/calls/handlers.ts', ['watch.smoke.ts'], ['captcha.smoke.ts']],
    ['a part of the kit', 'ui/charts/picture/chart.tsx', ['charts.smoke.ts', ...walks], ['sign-in.smoke.ts']],
    ['a journey', 'tests/smoke/link.smoke.ts', ['link.smoke.ts'], walks],
    ['what journeys share', 'tests/smoke/support/page/downloads.ts', ['exports.smoke.ts'], ['captcha.smoke.ts']],
  ])('%s: those that speak of it', (_what, path, among, without) => {
    const chosen = chooseJourneys([path], texts);
    expect(chosen).toEqual(expect.arrayContaining(among));
    expect(chosen.filter((file) => without.includes(file))).toEqual([]);
  });

  test.each([
    'contract/calls/index.ts',
    'package-lock.json',
    'server/http/build-app.ts',
    'root-config/start-portal.ts',
  ])('%s touches all of them', (path) => expect(chooseJourneys(['areas/news/app.tsx', path], texts)).toEqual(all));

  test.each([
    'docs/data.md',
    'README.md',
    'scripts/lib/say.mjs',
    'ui/charts/picture/chart.test.tsx',
    'tests/bench/run.ts',
  ])('%s touches none', (path) => expect(chooseJourneys([path], texts)).toEqual([]));
});

describe('the tests of a change', () => {
  const tests = new Map([
    ['server/gate.test.ts', "readFile('../docs/data.md')"],
    ['server/other.test.ts', 'nothing'],
    ['tests/walls/walls.test.ts', 'looks at all'],
  ]);

  test('are those that Jest finds for its code, those that name its other files, and the walls', () =>
    expect(chooseTests(['server/a.ts', 'docs/data.md', 'tests/smoke/link.smoke.ts'], tests)).toEqual([
      'server/a.ts',
      'server/gate.test.ts',
      'tests/walls/walls.test.ts',
    ]));

  test('are all where packages or what tests share have changed', () => {
    expect(chooseTests(['docs/data.md', 'package-lock.json'], tests)).toBe('all');
    expect(chooseTests(['tests/support/jsdom-setup.ts'], tests)).toBe('all');
  });
});

test('a state that Git does not know is refused in a sentence', () => {
  expect(() => listChanges('no-such-branch')).toThrow(/called no-such-branch to compare with: name a commit/);
});
