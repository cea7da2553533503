import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { stories } from './stories.mjs';
import { writeCaptions } from './write-captions.mjs';

const films = Object.entries(stories).flatMap(([name, story]) => [
  { name, story, language: 'zh' as const, file: `${name}.zh_CN.vtt` },
  { name, story, language: 'en' as const, file: `${name}.en.vtt` },
]);

const read = (file: string) => readFileSync(new URL(`../../../public/videos/${file}`, import.meta.url), 'utf8');

test.each(films)('$file says what the story of $name says', ({ story, language, file }) =>
  expect(read(file)).toBe(writeCaptions(story.scenes, language)),
);

test.each(films)('no caption of $file repeats the word that stands in its picture', ({ story, language }) => {
  const repeated = story.scenes.filter((scene) =>
    scene[language].toLowerCase().includes(scene.word[language].toLowerCase()),
  );
  expect(repeated.map((scene) => scene[language])).toEqual([]);
});
