/** Journeys that visit every page, in either language and theme: whatever is seen somewhere is seen by them. */
const walks = /^every-page-/;

/** Parts whose folders have names that journeys use for them. */
const named = /^(areas|parcels|shell-app|ui|server)\/([^/]+)\//;

/** What no page depends on. */
const apart =
  /^(deploy|docs|scripts|\.ci)\/|^examples\/(?!gallery\/)|^tests\/(?!jest\/|smoke\/|support\/)|^[^/]+\.md$|\.test\.tsx?$/;

/** Parts of the server that stand behind every page. */
const behindAll = ['app', 'accounts', 'http', 'kernel', 'market', 'page', 'products', 'settings', 'state', 'testing'];

const stemOf = (name) => name.replace(/(?<=ch|sh|x)es$|(?<!s)s$/, '');

/** @returns {RegExp} where a text speaks of a part, such as /sales/trend or user-centre */
const speaksOf = (name) => new RegExp(`(?<![a-z])${stemOf(name)}`, 'i');

/** Files that a text imports, by name: visitor.ts of ./support/visitor.ts */
const importsOf = (text) => [...text.matchAll(/from '\.{1,2}\/(?:[\w./-]+\/)?([\w-]+\.ts)'/g)].map(([, file]) => file);

/** Whether a journey uses a file of its folder, itself or through others. */
function uses(file, name, texts, seen = new Set()) {
  if (file === name) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return importsOf(texts.get(file) ?? '').some((inner) => uses(inner, name, texts, seen));
}

/**
 * The journeys that speak of what has changed; what cannot be assigned touches all.
 * @param {string[]} changed paths from the project's folder
 * @param {Map<string, string>} texts of tests/smoke and its support, by file name
 * @returns {string[]} file names of journeys, in order
 */
export function chooseJourneys(changed, texts) {
  const journeys = [...texts.keys()].filter((file) => file.endsWith('.smoke.ts')).sort();
  const touched = new Set();
  for (const path of changed) {
    if (apart.test(path)) continue;
    const own = /^tests\/smoke\/(?:[\w-]+\/)*([\w-]+(?:\.smoke)?\.ts)$/.exec(path)?.[1];
    const [, part, name] = named.exec(path) ?? [];
    const isCommon = !own && (!part || (part === 'server' && behindAll.includes(name)));
    for (const journey of journeys) {
      const isTouched = own
        ? uses(journey, own, texts)
        : isCommon || walks.test(journey) || speaksOf(name).test(`${journey}\n${texts.get(journey)}`);
      if (isTouched) touched.add(journey);
    }
  }
  return [...touched].sort();
}
