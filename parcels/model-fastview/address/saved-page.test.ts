import { expect, test } from '@jest/globals';
import { anEntry } from '../../../shell-app/testing/fresh-shell.ts';
import { savedPage } from './saved-page.ts';

const home = anEntry('/policy/home');
const menus = [anEntry('/policy', { children: [home, anEntry('/policy/search')] }), anEntry('/model-fastview')];

test('S4.038 A03 a rewritten path names the page that was saved, and finds it in the menu', () => {
  expect(savedPage('/model-fastview/home', menus)).toEqual({ name: 'home', entry: home });
  expect(savedPage('/model-fastview/policy/home/', menus)).toEqual({ name: 'policy/home', entry: home });
});

test('one that no menu knows is named by its path', () => {
  expect(savedPage('/model-fastview/news/%E8%BD%A6', menus)).toEqual({ name: 'news/车', entry: null });
  expect(savedPage('/model-fastview/%zz', menus)).toEqual({ name: '%zz', entry: null });
  expect(savedPage('/model-fastview/', menus)).toBeNull();
});
