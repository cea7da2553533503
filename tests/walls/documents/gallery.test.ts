import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const top = fileURLToPath(new URL('../../..', import.meta.url));

/** The files below a folder that draw, tests aside. */
const drawn = (folder: string): string[] =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => readFileSync(join(top, folder, file), 'utf8'));

/** What the public faces of the look name, one line for each file. */
const shared = ['ui/index.ts', 'ui/charts/index.ts', 'ui/analysis/index.ts'].flatMap((face) =>
  [...readFileSync(join(top, face), 'utf8').matchAll(/^export (?!type).* from '\.\/(.*\.tsx)';$/gm)].map(
    ([, file = '']) => readFileSync(join(top, face, '..', file), 'utf8'),
  ),
);

/** Parts that need a whole page around them, or an account with what they show: the pages that have them show them. */
const ofPages = [
  ...[
    'FilterBar',
    'FilterChips',
    'FilterField',
    'MonthsField',
    'AnalysisApp',
    'AnalysisAnswer',
    'Columns',
    'Choices',
    'PhoneFold',
  ],
  ...['AnalysisProblem', 'NothingFound', 'PlacesLayout'],
  ...[
    'MembersCard',
    'PeriodCard',
    'PeriodFigures',
    'TableCard',
    'Share',
    'PageHead',
    'PaperWords',
    'PaperCut',
    'Made',
    'LeadName',
    'Leading',
  ],
  ...['FilterFrame', 'FilterRow', 'LostNote', 'EditWatch', 'DecisionWatch', 'SendDeck', 'WatchPlace'],
  ...['HiddenInAddress', 'CompetitorSets', 'KeepCompetitors', 'ViewsDrawer'],
  ...['LatestFigures', 'RankingView', 'RankingChoices', 'DimensionField', 'LeastField'],
];

test('the gallery shows every component that areas may use', () => {
  const components = shared.flatMap((text) =>
    [...text.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name = '']) => name),
  );
  expect(components.length).toBeGreaterThan(30);
  const gallery = drawn('examples/gallery').join('\n');
  const missing = components.filter((name) => !ofPages.includes(name) && !new RegExp(`<${name}\\b`).test(gallery));
  expect(missing).toEqual([]);
});
