import { manifestOf } from './area-manifest.ts';
import { readArea } from './read-area.ts';

/** range-price -> RangePricePage: how the component of a page is called. */
const componentOf = (page: string): string =>
  `${page.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Page`;

/** The code of the pages in one piece, which the entry of the area fetches. */
function codeOfPages(names: readonly string[]): string {
  const imports = [...names]
    .sort()
    .map((name) => `import { ${componentOf(name)} } from './pages/${name}/${name}-page.tsx';`);
  const pages = names.map((name) => `  ${name.includes('-') ? `'${name}'` : name}: ${componentOf(name)},`);
  return `// Written by npm run areas: the code of the pages that area.ts lists.
${imports.join('\n')}

export default {
${pages.join('\n')}
};
`;
}

/**
 * The files of an area that are made of what its area.ts and its pages say: npm run areas writes them.
 * @param folder absolute path of the area
 * @returns the text of each by its name: the manifest, and for pages with a folder of their own the code of all of them
 * @throws Error when the area cannot be read, or two pages claim the same
 */
export async function filesOfArea(folder: string): Promise<Record<string, string>> {
  const described = await readArea(folder);
  const names = described.pages.flatMap(({ name, hasFolder }) => (hasFolder ? [name] : []));
  return {
    'manifest.json': `${JSON.stringify(manifestOf(folder, described), null, 2)}\n`,
    ...(names.length > 0 && { 'pages.ts': codeOfPages(names) }),
  };
}
