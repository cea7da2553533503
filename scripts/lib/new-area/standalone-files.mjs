import { sources, title } from './sources.mjs';

export const frameworks = Object.keys(sources);

/** Packages of a framework, of those that the project has itself. */
const packagesOf = {
  react: ['react', 'react-dom', '@types/react', '@types/react-dom', '@vitejs/plugin-react'],
  vue: ['vue', '@vitejs/plugin-vue'],
  plain: [],
};
const always = ['@jest/globals', '@swc/core', '@swc/jest', 'jest', 'jest-environment-jsdom', 'typescript', 'vite'];

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const manifestOf = (name, id) => ({
  id,
  key: name,
  path: `/${name}`,
  category: 'market-data',
  place: 50,
  names: { zh_CN: title(name), en: title(name) },
  memo: { zh_CN: title(name), en: title(name) },
  menu: { standing: 'granted', icon: 'database', pages: [] },
  version: '0.1.0',
});

const pluginsOf = {
  react: ["import react from '@vitejs/plugin-react';\n", 'react(), '],
  vue: ["import vue from '@vitejs/plugin-vue';\n", 'vue(), '],
  plain: ['', ''],
};

const viteConfig = (framework) => {
  const [imported, used] = pluginsOf[framework];
  return `import { portalArea } from '@portal/build/vite';
${imported}
// PORTAL is the origin of a portal on another machine that may have the area while it is developed.
export default { plugins: [${used}portalArea({ portal: process.env.PORTAL })] };
`;
};

const unitTest = (name) => `import { expect, test } from '@jest/globals';
import { mountArea } from '@portal/testing';
import * as area from '../src/index.ts';

test('the area draws, counts what is pressed, and leaves nothing behind', async () => {
  const { element, failures, unmount } = await mountArea(area, { path: '/${name}' });
  const find = async () => {
    for (let tries = 0; tries < 100; tries += 1) {
      const button = element.querySelector<HTMLElement>('[data-testid="${name}-press"]');
      if (button) return button;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('The button did not come.');
  };
  (await find()).click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(element.textContent).toContain('1');
  await unmount();
  expect(failures).toEqual([]);
  expect(document.body.children).toHaveLength(0);
});
`;

const smokeTest = (name) => `// npm run smoke: lays the built area over a running portal, and looks at it in a browser.
// PORTAL, ACCOUNT and PASSWORD name the portal and an account with the role developer, which holds the product. PORT is
// where the area is served meanwhile: the portal must allow http://localhost:8081, or of that port.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { areaIs, override, press, signIn } from '@portal/testing/puppeteer';
import puppeteer from 'puppeteer-core';

const { PORTAL: portal, ACCOUNT: account = 'developer', PASSWORD: password = 'Portal-2026-dev' } = process.env;
const { CHROME_PATH, PORT: port = '8081' } = process.env;
if (!portal) {
  console.log('Skipped: PORTAL names no portal, such as http://127.0.0.1:8080.');
  process.exit(0);
}
const types = { js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml' };
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://here');
  const file = new URL(\`../dist\${pathname}\`, import.meta.url);
  if (pathname.includes('..') || !existsSync(file)) return void response.writeHead(404).end();
  const type = types[pathname.split('.').at(-1)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': new URL(portal).origin });
  createReadStream(file).pipe(response);
}).listen(Number(port), 'localhost');
const browser = await puppeteer.launch({
  ...(CHROME_PATH ? { executablePath: CHROME_PATH } : { channel: 'chrome' }),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await signIn(page, { portal, account, password });
  await override(page, {
    portal,
    module: '@portal/area-${name}',
    address: \`http://localhost:\${port}/manifest.json\`,
    path: '/${name}',
  });
  await areaIs(page, '${name}', 'mounted');
  await press(page, '${name}-press');
  console.log('The area stands in the portal.');
} finally {
  await browser.close();
  server.close();
}
`;

const readme = (name, framework) => `# ${title(name)}

An area of the car market portal, in ${framework === 'plain' ? 'plain JavaScript' : framework === 'vue' ? 'Vue' : 'React'}.

| command | does |
|---|---|
| \`npm install\` | once |
| \`npm test\` | type check, unit tests |
| \`npm run build\` | writes \`dist/\`, which a portal takes as it is |
| \`npm run dev\` | serves it with hot reload, and prints a link that lays it over a portal; \`PORTAL=https://...\` for one on another machine |
| \`npm run check -- --portal <address>\` | says what keeps the built area from being shipped; the portal must have it in its menu, and \`ACCOUNT\` may override modules |
| \`npm run smoke\` | looks at the built area in a browser; \`PORTAL\` names the portal |

\`manifest.json\` says what the area is. \`portal/\` holds the packages of the portal; take newer ones from its \`npm run types\`.
`;

const ci = `name: check
on: [push]
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24 }
      - run: npm ci
      - run: npm test
      - run: npm run build
`;

const jestConfig = `import { portalJest } from '@portal/testing/jest';

const jsc = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } };

export default { ...portalJest, transform: { '\\\\.[mc]?[jt]sx?$': ['@swc/jest', { jsc, module: { type: 'commonjs' } }] },
  transformIgnorePatterns: ['/node_modules/(?!@portal/)'] };
`;

/**
 * The files of an area in a repository of its own.
 *
 * @param {{ name: string, framework: 'react' | 'vue' | 'plain', id: string, installed: Record<string, string>, packages: string[] }} what
 * installed: versions of the packages of the project; packages: names of the files of the portal's packages
 * @returns {Record<string, string>} the text of each by its path
 */
export function standaloneFiles({ name, framework, id, installed, packages }) {
  const taken = [...always, ...packagesOf[framework]].sort();
  const own = packages.map((file) => [`@portal/${/^portal-(\w+)-/.exec(file)?.[1]}`, `file:portal/${file}`]);
  const devDependencies = {
    ...Object.fromEntries(own),
    ...Object.fromEntries(taken.map((each) => [each, installed[each]])),
    // It brings no browser: the smoke test takes the one that CHROME_PATH names, or Chrome.
    'puppeteer-core': installed.puppeteer,
  };
  const scripts = {
    build: 'vite build',
    check: 'check-area dist',
    dev: 'vite',
    smoke: 'node test/smoke.mjs',
    test: 'tsc -p . && jest',
  };
  return {
    'package.json': json({ name, version: '0.1.0', private: true, type: 'module', scripts, devDependencies }),
    'manifest.json': json(manifestOf(name, id)),
    'tsconfig.json': json({
      extends: '@portal/types/tsconfig.json',
      compilerOptions: { allowImportingTsExtensions: true, types: [] },
      include: ['src'],
    }),
    'vite.config.js': viteConfig(framework),
    'jest.config.mjs': jestConfig,
    'test/area.test.ts': unitTest(name),
    'test/smoke.mjs': smokeTest(name),
    '.github/workflows/check.yml': ci,
    '.gitignore': 'node_modules/\ndist/\n',
    'README.md': readme(name, framework),
    ...sources[framework](name),
  };
}
