import { expect, test } from '@jest/globals';
import { readBoot } from './boot-block.ts';

test('the data of the page is read, and a page without it is no error', () => {
  expect(readBoot(document)).toEqual({});
  document.body.innerHTML = '<script id="portal-boot" type="application/json">{"language":"en"}</script>';
  expect(readBoot(document)).toEqual({ language: 'en' });
});
