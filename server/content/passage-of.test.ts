import { expect, test } from '@jest/globals';
import { passageOf } from './passage-of.ts';

test('a passage begins a little before the first hit, and says that it was cut', () => {
  const text = `${'前文。'.repeat(40)}购置税减半政策延长。${'后文。'.repeat(80)}`;
  const passage = passageOf(text, ['购置税']);
  expect(passage).toMatch(/^….{40}购置税减半.*…$/);
  expect([...passage].length).toBe(162);
  expect(passageOf('Short text on the TAX.', ['tax'])).toBe('Short text on the TAX.');
});

test('full-width signs and line breaks are as the search takes them; no hit is no passage', () => {
  expect(passageOf('补贴\n\n２０００元', ['2000'])).toBe('补贴 2000元');
  expect(passageOf('text', ['other'])).toBe('');
  expect(passageOf('', ['a'])).toBe('');
});
