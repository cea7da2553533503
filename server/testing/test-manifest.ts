import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ModuleFiles } from '../page/manifest.ts';

const files = (name: string, deps: string[] = [], chunks: ModuleFiles['chunks'] = {}, css: string[] = []) => ({
  file: `/assets/${name}.0a1b.js`,
  css,
  deps,
  integrity: 'sha384-AAAA',
  chunks,
});

const chunk = (name: string, deps: string[] = []) => ({ js: [`/assets/${name}.0a1b.js`], css: [], deps });

/** A build in miniature: the shapes of the real one, with files that hold nothing. */
export const testManifest: Manifest = {
  build: '0a1b',
  loader: '/assets/loader.0a1b.js',
  packed: [],
  overrides: '/assets/import-map-overrides.0a1b.js',
  developmentReact: { file: '/assets/development-framework.0a1b.js', integrity: 'sha384-development' },
  modules: {
    react: files('react'),
    highcharts: files('highcharts'),
    'highcharts-react-official': files('highcharts-react', ['react']),
    'single-spa': files('single-spa'),
    '@portal/root-config': files('root-config', ['single-spa', '@portal/shell']),
    '@portal/shell': files('shell', ['react', '@portal/ui'], { home: chunk('shell-home') }, ['/assets/shell.0a1b.css']),
    '@portal/ui': files('ui', ['react']),
    '@portal/ui/charts': files('ui-charts', ['react', '@portal/ui'], {
      load: { js: [], css: [], deps: ['highcharts', 'highcharts-react-official'] },
    }),
    '@portal/ui/analysis': files('ui-analysis', ['react', '@portal/ui', '@portal/ui/charts']),
    '@portal/rail': files('rail', ['react', '@portal/ui']),
    '@portal/dashboard': files('dashboard', ['react', '@portal/shell']),
    '@portal/model-fastview': files('model-fastview', ['react', '@portal/shell', '@portal/ui/analysis']),
    '@portal/sign-in': files('sign-in', ['react', '@portal/ui']),
    '@portal/area-sales': files('area-sales', ['react', '@portal/shell'], {
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
