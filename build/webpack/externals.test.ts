import { describe, expect, test } from '@jest/globals';
import type { ImportMap } from '../import-map.ts';
import { externalFor } from './externals.ts';

const map: ImportMap = {
  shared: { framework: ['react', 'react-dom/client'], highcharts: ['highcharts'] },
  aliases: { 'react-router': 'react-router-dom', 'valtio/vanilla': 'react', '@portal/shell/insider': '@portal/shell' },
  packed: [],
  lazy: { everywhere: ['highcharts'], '@portal/shell': ['@portal/ui/charts'] },
  modules: { '@portal/shell': 'shell-app/index.ts', '@portal/ui/charts': 'ui/charts/index.ts' },
};
const external = (request: string, ...self: string[]) => externalFor(request, self, map);

describe('externalFor', () => {
  test('shared libraries and own modules are external, everything else belongs into the module', () => {
    expect(external('react', '@portal/shell')).toBe('system react');
    expect(external('react-dom/client', '@portal/shell')).toBe('system react-dom/client');
    expect(external('@portal/shell', '@portal/ui/charts')).toBe('system @portal/shell');
    expect(external('dayjs', '@portal/shell')).toBeNull();
    expect(external('./react', '@portal/shell')).toBeNull();
    expect(external('@portal/contract', '@portal/shell')).toBeNull();
  });

  test('a module never makes itself external', () => {
    expect(external('react', 'react', 'react-dom/client')).toBeNull();
    expect(external('@portal/shell', '@portal/shell')).toBeNull();
    expect(external('@portal/shell/insider', '@portal/shell')).toBeNull();
  });

  test('an alias is external under the name it means', () => {
    expect(external('valtio/vanilla', '@portal/shell')).toBe('system react');
    expect(external('@portal/shell/insider', '@portal/ui/charts')).toBe('system @portal/shell');
    expect(external('react-router', '@portal/shell')).toBeNull();
  });

  test('what is used lazily is asked for at each moment of use', () => {
    const asks = (name: string) => `var {then:(done,failed)=>System.import("${name}").then(done,failed)}`;
    expect(external('highcharts', '@portal/ui/charts')).toBe(asks('highcharts'));
    expect(external('@portal/ui/charts', '@portal/shell')).toBe(asks('@portal/ui/charts'));
    expect(external('@portal/ui/charts', '@portal/area-sales')).toBe('system @portal/ui/charts');
  });
});
