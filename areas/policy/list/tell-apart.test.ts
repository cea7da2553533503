import { afterEach, expect, test } from '@jest/globals';
import { setLanguage } from '@portal/shell';
import { tellApart } from './tell-apart.ts';

afterEach(() => setLanguage('zh_CN'));

const named = (...regions: [string, string][]) =>
  tellApart(regions.map(([key, name]) => ({ key, name, count: 1 }))).map(({ name }) => name);

test('a province and a city of one name say which they are, others stay as they are', () => {
  expect(named(['11', '北京'], ['1101', '北京'], ['31', '上海'])).toEqual(['北京 (省级)', '北京 (市级)', '上海']);
  setLanguage('en');
  expect(named(['11', 'Beijing'], ['1101', 'Beijing'])).toEqual(['Beijing (Provincial)', 'Beijing (City)']);
});

test('regions of another list say their key', () => {
  expect(named(['us-ga', 'Georgia'], ['ge', 'Georgia'])).toEqual(['Georgia (us-ga)', 'Georgia (ge)']);
});
