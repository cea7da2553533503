import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { noUnions } from '../../kernel/member-keys.ts';
import { openState, type StateStore } from '../../state/open-state.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { imageHandlers } from './image-handlers.ts';
import { pictureOf } from './image-test-kit.ts';
import { imagesOfCars } from './images-of-cars.ts';
import { writeImages } from './write-images.ts';

const picture = (key: string, model: string, subModel: string, year?: number) =>
  pictureOf(key, 'brand', model, subModel, year);
const unions = { brands: noUnions, models: noUnions, subModels: noUnions };

describeOnBothStores('the first pictures of cars', (place) => {
  let state: StateStore;
  beforeEach(async () => {
    state = await openState(await place());
  });
  afterEach(() => state?.close());

  test('each car has its newest one, however many another has, and a sub-model its own', async () => {
    const many = Array.from({ length: 90 }, (_, at) => picture(`a${at}`, 'alpha', 'alpha-1'));
    await writeImages(state.db, 'own', [
      ...many,
      ...[picture('a-two', 'alpha', 'alpha-2', 2020), picture('b-old', 'beta', '', 2024), picture('b-new', 'beta', '')],
    ]);
    const found = async (by: 'model' | 'subModel', ...keys: string[]) => {
      const models = new Map([
        ['alpha-1', 'alpha'],
        ['alpha-2', 'alpha'],
        ['beta-1', 'beta'],
      ]);
      const query = { language: 'en', key: '', unions } as const;
      const { items } = await imagesOfCars(state.db, { by, keys, angle: 'side' }, models, query);
      return items.map(({ key, image }) => `${key}: ${image.imageId}`);
    };
    expect(await found('model', 'alpha', 'beta', 'constructor')).toEqual(['alpha: own-a0', 'beta: own-b-new']);
    expect(await found('subModel', 'alpha-2', 'beta-1')).toEqual(['alpha-2: own-a-two', 'beta-1: own-b-new']);
  });

  test('an empty library is refused while the cars of a demonstration are awaited, and no longer', async () => {
    const parts = {
      db: state.db,
      clock: () => 0,
      imageFolder: '/nowhere',
      pictureKey: async () => '',
      modelsOf: async () => new Map<string, string>(),
      unions: async () => noUnions,
    };
    const search = (isAwaited: boolean, query = {}) =>
      imageHandlers({ ...parts, carsAwaited: async () => isAwaited }).imageSearch?.(query, { language: 'en' } as never);
    await expect(search(true)).rejects.toMatchObject({ id: 'content.pictures-unfinished' });
    expect(await search(false)).toMatchObject({ total: 0 });
    await writeImages(state.db, 'own', [picture('a', 'alpha', '')]);
    expect(await search(true)).toMatchObject({ total: 1 });
    expect(await search(true, { years: ['1999'] })).toMatchObject({ total: 0 });
  });
});
