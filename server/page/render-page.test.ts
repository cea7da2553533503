import { expect, test } from '@jest/globals';
import { publicLeads } from '@portal/contract';
import { manifestAreas } from '../products/page-areas.ts';
import { testManifest } from '../testing/test-manifest.ts';
import { neededFiles } from './needed-files.ts';
import { type Boot, dataBlock, renderPage } from './render-page.ts';

const boot: Boot = {
  language: 'zh_CN',
  mode: 'production',
  manifestCss: {},
  build: '0a1b',
  styleNonce: 'n',
  overrides: { allowed: false, origins: [] },
  areas: manifestAreas([]).all,
  limits: { code: 120_000 },
  excludedAssets: [],
  soon: [],
  trustedHosts: [],
  sites: {},
  operator: {},
  tracking: { appId: 'app', secret: 'word', appVersion: '1.0.0' },
  dataSource: null,
  picture: false,
};
const styles = [
  { file: '/assets/ui.0a1b.css', text: 'a{color:red}' },
  { file: '/assets/odd.0a1b.css', text: 'a::after{content:"</style>"}' },
  { file: '/assets/gone.0a1b.css', text: null },
];
const render = (changes: Partial<Boot> = {}, path = '/dashboard', manifest = testManifest) =>
  renderPage({
    path,
    manifest,
    needed: neededFiles(testManifest, '/home', null),
    styles,
    picture: null,
    boot: { ...boot, ...changes },
    theme: '#3366FF',
  });

test('no text of the data can end its element', () => {
  const value = { title: '</script><script>alert(1)</script><!--' };
  expect(dataBlock(value)).not.toContain('<');
  expect(JSON.parse(dataBlock(value))).toEqual(value);
});

test('the import map names shared libraries and the frame, with the integrity of each file, and no area', () => {
  const map = /<script type="systemjs-importmap">(.*?)<\/script>/.exec(render())?.[1] ?? '';
  const { imports, integrity } = JSON.parse(map);
  expect(imports.react).toBe('/assets/react.0a1b.js');
  expect(integrity[imports.react]).toBe('sha384-AAAA');
  const areas = Object.keys(testManifest.modules).filter((name) => name.startsWith('@portal/area-'));
  expect(areas).toEqual(['@portal/area-sales']);
  expect([...Object.keys(imports), ...areas]).toEqual(Object.keys(testManifest.modules));
  expect(JSON.stringify(integrity)).not.toContain('area-sales');
});

test('what the loader holds is named without a hash that nobody would check', () => {
  const manifest = { ...testManifest, packed: ['/assets/react.0a1b.js'] };
  const { imports, integrity } = JSON.parse(
    /<script type="systemjs-importmap">(.*?)<\/script>/.exec(render({}, '/dashboard', manifest))?.[1] ?? '',
  );
  expect(imports.react).toBe('/assets/react.0a1b.js');
  expect(Object.keys(integrity)).toEqual(expect.arrayContaining(['/assets/ui.0a1b.js']));
  expect(integrity).not.toHaveProperty(['/assets/react.0a1b.js']);
});

test('preloads of the own site carry no crossorigin; the loader is fetched first and runs last', () => {
  const html = render();
  expect(html).toContain('<link rel="preload" as="script" href="/assets/shell-home.0a1b.js">');
  expect(html).not.toContain('crossorigin');
  expect(/<link rel="preload"[^>]*>/.exec(html)?.[0]).toContain('/assets/loader.');
  expect(html.indexOf('<script defer src="/assets/loader.')).toBeGreaterThan(html.indexOf('portal-boot'));
  expect(html).not.toMatch(/<script(?![^>]*(src=|type="(systemjs-importmap|application\/json)"))/);
});

test('the icon stands in the page, as a picture of points', () => {
  const [, data = ''] = /<link rel="icon" href="data:image\/png;base64,([^"]+)">/.exec(render()) ?? [];
  const icon = Buffer.from(data, 'base64');
  expect(icon.subarray(1, 4).toString()).toBe('PNG');
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([64, 64]);
});

test('S2.005 the title is in the language of the page', () => {
  expect(render()).toContain('<title>汽车市场门户</title>');
  expect(render({ language: 'en' })).toContain('<title>Car market portal</title>');
});

test('a public page has its own title and description, in the language of the page', () => {
  const words = (language: 'zh_CN' | 'en') => {
    const html = render({ language }, '/about');
    const description = /<meta name="description" content="([^"]+)">/.exec(html)?.[1];
    return [/<title>(.*)<\/title>/.exec(html)?.[1], description, /<html lang="([^"]+)"/.exec(html)?.[1]];
  };
  expect(words('en')).toEqual(['About the portal - Car market portal', publicLeads['/about'].en, 'en']);
  expect(words('zh_CN')).toEqual(['关于门户 - 汽车市场门户', publicLeads['/about'].zh_CN, 'zh-CN']);
  expect(render()).not.toContain('name="description"');
});

test('a shared link to a public page shows its title and what it is about', () => {
  const html = render({ language: 'en' }, '/about');
  const metaOf = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]+)">`).exec(html)?.[1];
  expect(metaOf('title')).toBe('About the portal');
  expect(metaOf('description')).toBe(publicLeads['/about'].en);
  expect([metaOf('site_name'), metaOf('locale'), metaOf('type')]).toEqual(['Car market portal', 'en_US', 'website']);
  expect(render({ language: 'en' }, '/home')).toContain('<meta property="og:title" content="Car market portal">');
  expect(render()).not.toContain('og:');
});

test('style sheets stand in the page with its nonce; what cannot stand there is linked', () => {
  const html = render({ styleNonce: 'once' });
  expect(html).toContain('<style nonce="once" data-href="ui.0a1b.css">a{color:red}</style>');
  // Webpack's own loading finds both by the name of the file below the public path.
  expect(html).toContain('<link rel="stylesheet" href="/assets/odd.0a1b.css" data-href="odd.0a1b.css">');
  expect(html).toContain('<link rel="stylesheet" href="/assets/gone.0a1b.css" data-href="gone.0a1b.css">');
});

test('S2.005 the name and the mark of the operator stand in title and icon, and cannot end either', () => {
  const name = { zh_CN: '</title><script>', en: 'North "Data"' };
  const html = render({ operator: { name, mark: '/mark/0a1b' } });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(html).toContain('<link rel="icon" href="/mark/0a1b">');
  const inEnglish = render({ operator: { name }, language: 'en' }, '/about');
  expect(inEnglish).toContain('<title>About the portal - North &quot;Data&quot;</title>');
  expect(inEnglish).toContain('<meta property="og:site_name" content="North &quot;Data&quot;">');
});
