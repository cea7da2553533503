import { expect, test } from '@jest/globals';
import { equipmentAnswer } from '../testing/equipment.ts';
import { againstBase, detailOf, isEqual, readEquipment } from './read-equipment.ts';

const answer = equipmentAnswer('trim', [
  ['safety', 'airbag', 'standard', '', ['plain', 'rich']],
  ['cockpit', 'screen', 'standard', '10 in', ['plain']],
  ['cockpit', 'screen', 'standard', '15 in', ['rich']],
  ['interior', 'massage', 'none', '', ['plain']],
  ['interior', 'massage', 'optional', '', ['rich'], 4000],
  ['interior', 'fridge', 'standard', '', ['plain']],
  ['interior', 'fridge', 'none', '', ['rich']],
]);

test('items stand by their categories, a cell for each car in the order of the cars, nothing where nothing is known', () => {
  const { cars, groups } = readEquipment(answer, 'trim', ['rich', 'unknown', 'plain']);
  expect(cars.map(({ key }) => key)).toEqual(['rich', 'unknown', 'plain']);
  expect(groups.map(({ key, lines }) => [key, lines.map((line) => line.key)])).toEqual([
    ['safety', ['airbag']],
    ['cockpit', ['screen']],
    ['interior', ['massage', 'fridge']],
  ]);
  expect(groups[1]?.lines[0]?.cells).toEqual([
    { state: 'standard', detail: '15 in', price: null },
    null,
    { state: 'standard', detail: '10 in', price: null },
  ]);
  expect(groups[2]?.lines[0]?.cells[0]).toEqual({ state: 'optional', detail: '', price: 4000 });
});

test('a line is equal where all cars have the item alike; another size, price or state is not', () => {
  const lines = readEquipment(answer, 'trim', ['plain', 'rich']).groups.flatMap((group) => group.lines);
  expect(lines.map((line) => [line.key, isEqual(line)])).toEqual([
    ['airbag', true],
    ['screen', false],
    ['massage', false],
    ['fridge', false],
  ]);
});

test('a car has more where the base has it as option or not, less the other way, and other where details differ', () => {
  const equipment = readEquipment(answer, 'trim', ['plain', 'rich', 'unknown']);
  expect(againstBase(equipment, 1, 0)).toEqual({ more: 1, less: 1, other: 1 });
  expect(againstBase(equipment, 0, 1)).toEqual({ more: 1, less: 1, other: 1 });
  expect(againstBase(equipment, 2, 0)).toEqual({ more: 0, less: 0, other: 0 });
});

test('what a value says beside its item and state is its detail, in either language', () => {
  expect(detailOf('Screen Standard 15.6 in', 'Screen', 'Standard')).toBe('15.6 in');
  expect(detailOf('中控屏 标配 15.6英寸', '中控屏', '标配')).toBe('15.6英寸');
  expect(detailOf('Roof standard', 'Roof', 'Standard')).toBe('');
  // Whole words alone are cut: what only begins alike is part of the text.
  expect(detailOf('Seat Standard Standardised', 'Seat', 'Standard')).toBe('Standardised');
  expect(detailOf('Seats heated', 'Seat', 'Standard')).toBe('Seats heated');
});
