import { expect, test } from '@jest/globals';
import { titleSign } from './title-sign.ts';

const zh = (title: string) => titleSign({ zh_CN: title });

test.each([
  ['【快讯】比亚迪汉降价 5,000 元：即日起生效', '比亚迪汉降价5000元，即日起生效'],
  ['比亚迪汉降价5000元，即日起生效_车市日报', '比亚迪汉降价５０００元 即日起生效'],
  ['更新：比亚迪汉降价5000元，即日起生效', '比亚迪汉降价5000元，即日起生效 - 某某网'],
])('titles that differ in marks and papers alone are of one story: %s', (one, other) => {
  expect(zh(one)).toBe(zh(other));
  expect(zh(one)).not.toBe('');
});

test('another figure, another model and a title that says too little are no copies', () => {
  expect(zh('比亚迪汉降价 5000 元即日起生效')).not.toBe(zh('比亚迪汉降价 6000 元即日起生效'));
  expect(zh('比亚迪汉降价 5000 元即日起生效')).not.toBe(zh('比亚迪唐降价 5000 元即日起生效'));
  expect(zh('车市周报')).toBe('');
  expect(titleSign({ en: 'Update: Han price cut by 5,000 yuan | Daily' })).toBe(
    titleSign({ en: 'Han price cut by 5,000 yuan' }),
  );
});

test.each([
  ['乘用车市场每周观察 | 11月第2周', '乘用车市场每周观察 | 11月第3周'],
  ['新能源渗透率观察_第一周', '新能源渗透率观察_第二周'],
  ['Passenger car market in brief - week 45', 'Passenger car market in brief - week 46'],
])('issues of a series are no copies of each other: %s', (title, next) => {
  expect(zh(title)).not.toBe(zh(next));
});
