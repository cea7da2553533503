import { basename } from 'node:path';
import { ownManifests, readJson } from '../documents/manifests.mjs';

/**
 * What the film of a product tells, and what of it is shown in the catalogue: the manifest of its module names both,
 * pictures.json beside it says how they are taken. A scene opens an address, whose page has the title named beside it,
 * may press something, and marks one place; its word stands in the film, its sentence in the captions.
 * @typedef {{ zh: string, en: string }} Words
 * @typedef {{ open?: string, title?: Words, press?: string[], mark?: string, seconds: number, word: Words, zh: string,
 *   en: string }} Scene
 * @typedef {{ open: string, press?: string[], show: string }} Card
 * @typedef {{ name: string, title: Words, question: Words, scenes: Scene[], card: Card,
 *   picture: Record<'zh_CN' | 'en', string> }} Story
 */

/**
 * The stories of all products whose film lies in public/videos/.
 * @returns {Story[]}
 * @throws when a module has no pictures.json or names no picture
 */
export function readStories() {
  return ownManifests()
    .filter(({ manifest }) => manifest.menu?.film?.startsWith('/videos/'))
    .map(({ folder, manifest: { names, menu, picture } }) => {
      const { card, film } = readJson(folder, 'pictures.json');
      if (!picture) throw new Error(`${folder}/manifest.json has a film and no picture.`);
      return {
        name: basename(menu.film, '.%{language}.webm'),
        title: { zh: names.zh_CN, en: names.en },
        ...film,
        card,
        picture,
      };
    });
}
