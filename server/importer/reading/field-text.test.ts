import { expect, test } from '@jest/globals';
import { inheritedNames } from '../../testing/inherited-names.ts';
import { fieldTexts } from './field-text.ts';

test.each(inheritedNames)('a cell that says %s, as every object has by birth, stands for itself', (word) => {
  const derived = { bodyType: { from: 'segment', values: { SUV: 'suv' }, otherwise: 'car' } };
  const textOf = fieldTexts({ segment: 0, bodyType: undefined }, { derived, values: { segment: { suv: 'SUV' } } });
  expect(textOf([word], 'segment')).toBe(word);
  expect(textOf([word], 'bodyType')).toBe('car');
});
