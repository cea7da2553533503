import { expect, test } from '@jest/globals';
import type { Picture } from '../../exports/index.ts';
import { withWordsOf } from './plain-words.ts';

const latin = (text: string) => /^[\u0020-\u00ff]*$/.test(text);
const common = { title: '车型排名', unit: '辆', count: true, language: 'zh_CN' as const, foot: ['数据来源：批发量'] };

test('where no font has a word, a number stands for it and the word beside the picture', () => {
  const bars = ['秦 PLUS', 'Model Y', '海鸥'].map((name) => ({ name, value: 1, text: '1,234 辆', marked: false }));
  const { picture, beside } = withWordsOf({ ...common, body: { kind: 'bars', bars } }, latin);
  expect(beside).toEqual(['车型排名', '辆', '数据来源：批发量', '1: 秦 PLUS', '2: 海鸥']);
  expect(picture).toMatchObject({ title: '', unit: '', foot: [], count: false });
  expect(picture.body).toMatchObject({ bars: ['1', 'Model Y', '2'].map((name) => ({ name, text: '1,234' })) });
});

test('a line keeps its figures without their unit, and every sign can be drawn then', () => {
  const limit = { value: 150, text: '高于 150 辆' };
  const body = { kind: 'lines' as const, names: ['2026/10'], series: [{ name: '', values: [160] }], limit };
  const whole: Picture = { ...common, body: { ...body, preliminaryFrom: null, partial: [], last: '160 辆' } };
  const { picture } = withWordsOf(whole, latin);
  expect(picture.body).toMatchObject({ last: '160', limit: { text: '150' }, series: [{ name: '' }] });
  expect(withWordsOf(whole, () => true)).toEqual({ picture: whole, beside: [] });
});
