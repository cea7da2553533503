import { join } from 'node:path';
import { project } from '../project.mjs';
import { ownManifests } from './manifests.mjs';
import { both, code, link, row, table } from './markdown.mjs';
import { pagesOf } from './pages.mjs';

export const areasFile = join(project, 'docs', 'areas.md');

const standings = {
  granted: 'who holds it',
  required: 'everybody, always in the menu',
  everybody: 'everybody, at the end of the menu',
};

/** The page of a product: what it is, its pages, its downloads, and where hits of the quick search lead. */
function page({ folder, manifest }) {
  const { names, memo, menu, downloads = [], links = {}, shows = {} } = manifest;
  const parts = [`# ${both(names)}`, `${memo.en}. Module: ${code(`${folder}/`)}.`];
  if (menu?.pages.length > 0)
    parts.push(
      table(
        ['page', 'names'],
        menu.pages.map(({ path, names: own }) => row(code(path), both(own))),
      ),
    );
  if (downloads.length > 0)
    parts.push(
      table(
        ['download, as it is recorded', 'names'],
        downloads.map((download) => row(code(download.path), both(download.names))),
      ),
    );
  const led = Object.entries(links);
  if (led.length > 0)
    parts.push(
      table(
        ['a hit of the kind', 'leads to'],
        led.map(([kind, path]) => row(kind, code(path))),
      ),
    );
  const members = Object.entries(shows);
  if (members.length > 0)
    parts.push(
      table(
        ['a member of the dimension', 'is shown at'],
        members.map(([dimension, path]) => row(dimension, code(path))),
      ),
    );
  return `${parts.join('\n\n')}\n`;
}

/**
 * What the areas of this project say of themselves, for readers: products, who has them, films, pages, downloads.
 * @returns {Record<string, string>} docs/areas.md and a page for each product, by their files
 */
export function describeAreas() {
  const all = ownManifests();
  const head = table(
    ['product', 'id', 'key', 'address', 'category', 'who has it', 'help film', 'picture'],
    all.map(({ manifest: { id, key, names, path, category, menu, picture } }) => {
      const who = menu ? standings[menu.standing] : 'nobody yet';
      return row(
        link(both(names), `areas/${key}.md`),
        id,
        code(key),
        code(path),
        category,
        who,
        menu?.film && code(menu.film),
        picture?.en && code(picture.en),
      );
    }),
  );
  const intro = [
    '# Areas',
    '',
    'The products whose modules are part of this project, as their manifests say it, each with a page of its own.',
    '`npm run areas` writes them; `npm test` fails when one is stale. What each field of a manifest is for is said in [module-teams/start.md](module-teams/start.md#the-manifest).',
  ].join('\n');
  return pagesOf(
    areasFile,
    `${intro}\n\n${head}\n`,
    Object.fromEntries(all.map((area) => [area.manifest.key, page(area)])),
  );
}
