import { expect, test } from '@jest/globals';
import type { AreaCode, MenuEntry } from '@portal/contract';
import { withAreas } from './with-areas.ts';

const codeOf = (name: string): AreaCode => ({
  version: '1.0.0',
  entry: `/module-versions/${name}/1.0.0/index.js`,
  format: 'system',
  styles: [],
  needs: [],
  integrity: {},
  faces: {},
});

test('an area of a folder mounts parcels, and has no code of an area that it names as one', () => {
  const [sheet, card] = ['sheet', 'card'].map((name) => `@portal/area-${name}`) as [string, string];
  const other = '@portal/area-other';
  const places = {
    built: {},
    published: { [sheet]: codeOf('sheet'), [other]: codeOf('other') },
    parcels: { [card]: codeOf('card') },
    mounts: { [sheet]: ['other'] },
  };
  const entry = (path: string) => ({ path }) as MenuEntry;
  const tables = new Map(
    ['/folder', '/sheet'].map((path) => [
      path,
      { links: {}, downloads: {}, parcels: ['card', 'other', 'constructor'] },
    ]),
  );
  const [folder, published] = withAreas([entry('/folder'), entry('/sheet')], places, { tables });
  expect(folder?.parcels).toEqual({ [card]: codeOf('card') });
  expect(published).not.toHaveProperty('parcels');
});
