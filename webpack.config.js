// One configuration per module of the page; `npm run build` runs those whose inputs have changed.
import { join } from 'node:path';
import { register } from 'tsx/esm/api';

register();

const { listModules } = await import('./build/import-map.ts');
const { moduleConfiguration, sharedConfiguration } = await import('./build/webpack-configurations.ts');

const assets = join(import.meta.dirname, 'dist/assets');

export default [
  sharedConfiguration(assets),
  ...listModules().found.map((module) => moduleConfiguration(module, assets)),
];
