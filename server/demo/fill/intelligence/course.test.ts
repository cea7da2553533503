import { describe, expect, test } from '@jest/globals';
import { broughtTo } from './brought-notes.ts';
import { havingsOf, versionsOf } from './course.ts';
import { noteList, recallList } from './note-list.ts';
import { first, recalledCars, type UpdatedCar } from './updated-cars.ts';

const cars = Array.from({ length: 600 }, (_, at): UpdatedCar => {
  const named = { key: `m${at}`, zh: `车${at}`, en: `Car ${at}` };
  const price = 80_000 + at * 500;
  return { ...named, model: at + 1, brand: (at % 60) + 1, since: first, price, isDear: false, isCharged: at % 2 === 0 };
});

const all = cars.map((car) => {
  const versions = versionsOf(car);
  const havings = havingsOf(car, versions);
  return { car, havings, brought: broughtTo(car, versions, havings) };
});

const numbersOf = (version: string) => version.replace('OS ', '').split('.').map(Number);
const orderOf = (version: string) => numbersOf(version).reduce((sum, number) => sum * 100 + number, 0);

describe('the updates of the demonstration', () => {
  test('have numbers that rise with their days, and what is smaller mends the version before', () => {
    for (const { brought } of all) {
      const days = brought.map(({ sent }) => sent.day);
      expect([...days].sort()).toEqual(days);
      const orders = brought.map(({ sent }) => orderOf(sent.version));
      expect([...new Set(orders)].sort((one, other) => one - other)).toEqual(orders);
    }
  });

  test('bring nothing new and recall nothing twice to a model', () => {
    for (const { brought } of all) {
      const news = brought.flatMap(({ notes }) => notes.filter(({ change }) => /added|recalled/.test(change)));
      expect(new Set(news.map(({ en }) => en)).size).toBe(news.length);
    }
    expect(all.some(({ brought }) => brought.some(({ sent }) => sent.kind === 'recall'))).toBe(true);
  });

  test('say nothing of features that the model does not have, nor of charging where it is not charged', () => {
    const listed = new Set([...noteList, ...recallList].map(({ of }) => of));
    expect(listed.size).toBeGreaterThan(5);
    for (const { car, havings, brought } of all)
      for (const { sent, notes } of brought)
        for (const { of, isCharged } of notes) {
          if (isCharged) expect(car.isCharged).toBe(true);
          const since = of && havings.find(({ feature }) => feature.key === of)?.since;
          if (of) expect(since ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(sent.month);
        }
  });

  test('recall a part of the cars that had been bought by then', () => {
    const bought = new Map(Array.from({ length: 48 }, (_, at) => [first - 24 + at, 1000]));
    expect(recalledCars(bought, first)).toBe(14_400);
    expect(
      recalledCars(
        new Map([
          [first, 1000],
          [first + 5, 9000],
        ]),
        first + 1,
      ),
    ).toBe(600);
  });
});
