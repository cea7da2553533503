import { expect, test } from '@jest/globals';
import { htmlReading, rangesOf } from './html-reading.ts';

const page = () => {
  const text = document.implementation.createHTMLDocument('A report');
  text.body.innerHTML =
    '<h2>Models</h2><p>The Model One, and model two.</p><h2>Notes</h2><svg><text>demo model</text></svg>';
  return text;
};

test('words are found in every text but the watermark, whichever case they are written in', () => {
  const found = rangesOf(page(), ' MODEL ');
  expect(found.map((range) => range.toString())).toEqual(['Model', 'Model', 'model']);
  expect(rangesOf(page(), '  ')).toEqual([]);
  expect(rangesOf(page(), 'nothing')).toEqual([]);
});

test('its chapters are its headings, and what was found is shown', async () => {
  const text = page();
  const seen: string[] = [];
  for (const element of text.querySelectorAll('*'))
    element.scrollIntoView = () => void seen.push(element.textContent ?? '');
  const reading = htmlReading({ document: text, print: () => seen.push('printed') } as unknown as Window);
  expect(reading.chapters.map(({ title }) => title)).toEqual(['Models', 'Notes']);
  reading.goTo(1);
  expect(await reading.find('two')).toBe(1);
  reading.show(0);
  reading.show(7);
  reading.print?.();
  expect(seen).toEqual(['Notes', 'The Model One, and model two.', 'printed']);
});
