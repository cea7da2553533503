import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ownManifests } from '../documents/manifests.mjs';
import { project } from '../project.mjs';
import { readStories } from './read-stories.mjs';
import { writeCaptions } from './write-captions.mjs';

const stories = readStories();
const films = stories.flatMap((story) => [
  { name: story.name, story, language: 'zh' as const, file: `${story.name}.zh_CN.vtt` },
  { name: story.name, story, language: 'en' as const, file: `${story.name}.en.vtt` },
]);

const read = (file: string) => readFileSync(join(project, 'public', 'videos', file), 'utf8');

test.each(films)('$file says what the story of $name says', ({ story, language, file }) =>
  expect(read(file)).toBe(writeCaptions(story.scenes, language)),
);

test.each(films)('no caption of $file repeats the word that stands in its picture', ({ story, language }) => {
  const repeated = story.scenes.filter((scene) =>
    scene[language].toLowerCase().includes(scene.word[language].toLowerCase()),
  );
  expect(repeated.map((scene) => scene[language])).toEqual([]);
});

test('public/videos holds the films that manifests name, and no other', () => {
  const named = stories.flatMap(({ name }) =>
    ['en.vtt', 'en.webm', 'zh_CN.vtt', 'zh_CN.webm'].map((ending) => `${name}.${ending}`),
  );
  expect(readdirSync(join(project, 'public', 'videos')).sort()).toEqual(named.sort());
});

test('the pictures of the catalogue are there that manifests name, and no other', () => {
  const named = stories.flatMap(({ picture }) => Object.values(picture));
  expect(named.filter((address) => !existsSync(join(project, 'public', address)))).toEqual([]);
  const there = readdirSync(join(project, 'public', 'pictures')).map((file) => `/pictures/${file}`);
  expect(there.sort()).toEqual(named.sort());
});

const pages = ownManifests().flatMap(({ manifest: { path, names, menu } }) => [
  { path, names },
  ...(menu?.pages ?? []),
]);

test.each(stories)('each page that the film of $name opens is called what the film calls it', ({ scenes }) => {
  for (const { open, title } of scenes.filter((scene) => scene.open)) {
    // A name of its own goes before that of the product, whose path the first page may share.
    const page = pages.findLast(({ path }) => path === open?.split('?')[0]);
    expect({ open, title }).toEqual({ open, title: { zh: page?.names.zh_CN, en: page?.names.en } });
  }
});

/** A scene that changes nothing, presses nothing and marks nothing tells what the one before it tells. */
test.each(stories)('each scene of $name shows something else than the one before', ({ scenes }) => {
  const same = scenes.filter(({ open, press, mark }, at) => at > 0 && !open && !press && mark === scenes[at - 1]?.mark);
  expect(same).toEqual([]);
});
