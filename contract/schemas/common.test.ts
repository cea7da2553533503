import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { OneLine } from './common.ts';
import { saved } from './saved.ts';

const ajv = new Ajv({ strict: false });

test.each(['\u0000', 'a\u0000b', '\u0000a', '\u001f', '\u007f', ' ', '', 'two\nlines', 'x'.repeat(61)])(
  'a text of one line is not %j',
  (text) => expect(ajv.validate(OneLine(60), text)).toBe(false),
);

test.each(['a', ' 前二十品牌 ', '<b>&', '😀'])('a text of one line may be %j', (text) =>
  expect(ajv.validate(OneLine(60), text)).toBe(true),
);

test('a comment has lines, and no sign that a store cannot hold', () => {
  const { properties } = saved.addViewComment.payload;
  const fits = (text: string) => ajv.validate(properties.text, text);
  expect([fits('two\nlines'), fits('\u0000'), fits('a\u0000'), fits(' \n')]).toEqual([true, false, false, false]);
});
