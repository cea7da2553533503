import { expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { patientPage } from './patient-page.ts';

test('a page waits for an element that is not there yet before it is read, typed into or focused', async () => {
  const done: string[] = [];
  const note =
    (name: string) =>
    async (selector: string, ...rest: unknown[]) => {
      done.push([name, selector, ...rest].join(' '));
      return name;
    };
  const page = { waitForSelector: note('wait'), $eval: note('$eval'), type: note('type'), focus: note('focus') };
  const patient = patientPage(page as unknown as Page);
  expect(await patient.$eval('b', ({ textContent }) => textContent).then(String)).toBe('$eval');
  await patient.type('input', 'words');
  await patient.focus('input');
  expect(done.map((each) => each.split(' ').slice(0, 2).join(' '))).toEqual([
    ...['wait b', '$eval b'],
    ...['wait input', 'type input'],
    ...['wait input', 'focus input'],
  ]);
});
