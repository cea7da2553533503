import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ModuleFiles } from '../page/manifest.ts';

const module = (name: string, deps: string[] = [], chunks: ModuleFiles['chunks'] = {}, css: string[] = []) => ({
  file: `/assets/${name}.0a1b.js`,
  css,
  deps,
  integrity: 'sha384-AAAA',
  chunks,
});

const chunk = (name: string, deps: string[] = []) => ({ js: [`/assets/${name}.0a1b.js`], css: [], deps });

/** A build in miniature: the shapes of the real one, with files that hold nothing. */
export const testManifest: Manifest = {
  loader: '/assets/loader.0a1b.js',
  packed: [],
  overrides: '/assets/import-map-overrides.0a1b.js',
  modules: {
    react: module('react'),
    highcharts: module('highcharts'),
    'highcharts-react-official': module('highcharts-react', ['react']),
    'single-spa': module('single-spa'),
    '@portal/root-config': module('root-config', ['single-spa', '@portal/shell']),
    '@portal/shell': module(
      'shell',
      ['react', '@portal/ui'],
      { home: chunk('shell-home'), dashboard: chunk('shell-dashboard') },
      ['/assets/shell.0a1b.css'],
    ),
    '@portal/ui': module('ui', ['react']),
    '@portal/ui/charts': module('ui-charts', ['react', '@portal/ui'], {
      load: { js: [], css: [], deps: ['highcharts', 'highcharts-react-official'] },
    }),
    '@portal/ui/analysis': module('ui-analysis', ['react', '@portal/ui', '@portal/ui/charts']),
    '@portal/rail': module('rail', ['react', '@portal/ui']),
    '@portal/sign-in': module('sign-in', ['react', '@portal/ui']),
    '@portal/area-sales': module('area-sales', ['react', '@portal/shell'], {
      load: chunk('area-sales-load', ['@portal/ui/analysis']),
      rare: chunk('area-sales-rare'),
    }),
  },
};

/** Writes the miniature build into a folder, each file empty but for its name. */
export function writeTestBuild(distFolder: string): void {
  mkdirSync(join(distFolder, 'assets'), { recursive: true });
  writeFileSync(join(distFolder, 'manifest.json'), JSON.stringify(testManifest));
  for (const { file } of Object.values(testManifest.modules)) {
    writeFileSync(join(distFolder, file), `/* ${file} */\n`);
  }
  writeFileSync(join(distFolder, 'assets', 'react.0a1b.js.br'), 'brotli');
}
