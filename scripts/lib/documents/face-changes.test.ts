import { describe, expect, test } from '@jest/globals';
import { changesOf, faceFault, recordOf, wantedVersion } from './face-changes.mjs';

const props = `export interface ChartProps {
    spec: ChartSpec;
    height?: number;
}`;
const declared = {
  Chart: 'export declare function Chart({ spec: given, height }: ChartProps): JSX.Element;',
  ChartProps: props,
  palette: "export declare const palette: readonly ['#3366FF'];",
};
const released = { version: '1.2.0', exports: recordOf(declared) };
const none = { gained: [], lost: [], changed: [], widened: [] };
const fault = (now: Record<string, string>, version = '1.2.0', before = released) =>
  faceFault('@portal/ui/charts', before, now, version);

describe('what has become of a face since it was released', () => {
  test('the same declarations, and other names within the brackets of a function, change nothing', () => {
    const Chart = 'export declare function Chart({ spec, height: room, link }: ChartProps): JSX.Element;';
    expect(changesOf(released.exports, { ...declared, Chart })).toEqual(none);
    expect(fault(declared)).toBeNull();
  });

  test.each<[string, string, 'widened' | 'changed']>([
    ['a member that may be left out', props.replace('    height', '    link?: string;\n    height'), 'widened'],
    [
      'one with members of its own',
      props.replace('}', "    forecast?: {\n        from: number;\n        'a b'?: string;\n    };\n}"),
      'widened',
    ],
    ['a method that may be left out', props.replace('}', '    onPick?(index: number): void;\n}'), 'widened'],
    ['a member that is wanted', props.replace('}', '    title: string;\n}'), 'changed'],
    [
      'a wanted member behind one that may be left out',
      props.replace('}', '    forecast?: {\n        from: number;\n    };\n    title: string;\n}'),
      'changed',
    ],
    ['a member that is gone', props.replace('    height?: number;\n', ''), 'changed'],
    ['a member of another type', props.replace('number', 'string'), 'changed'],
    ['members in another order', props.replace(/( {4}spec.*\n)( {4}height.*\n)/, '$2$1'), 'changed'],
  ])('%s', (_what, ChartProps, kind) => {
    expect(changesOf(released.exports, { ...declared, ChartProps })).toEqual({ ...none, [kind]: ['ChartProps'] });
  });

  test('what is new and what is gone are named', () => {
    const { palette, ...rest } = declared;
    expect(changesOf(released.exports, { ...rest, tones: palette })).toEqual({
      ...none,
      gained: ['tones'],
      lost: ['palette'],
    });
  });
});

describe('the version that a face wants then', () => {
  test.each<[string, keyof typeof none, string]>([
    ['1.2.3', 'lost', '2.0.0'],
    ['1.2.3', 'changed', '2.0.0'],
    ['1.2.3', 'gained', '1.3.0'],
    ['1.2.3', 'widened', '1.3.0'],
    ['0.2.3', 'changed', '0.3.0'],
    ['0.2.3', 'gained', '0.2.4'],
  ])('%s with something %s: %s', (version, kind, wanted) =>
    expect(wantedVersion(version, { ...none, [kind]: ['a'] })).toBe(wanted),
  );

  test('a face that is another and has its old version is a sentence, and none once it is raised', () => {
    const { palette: _gone, ...rest } = declared;
    expect(fault(rest)).toBe(
      '@portal/ui/charts was released as 1.2.0 and is another since (lost: palette): raise it to 2.0.0 in contract/modules/face-versions.ts, where it is 1.2.0.',
    );
    expect(fault(rest, '1.3.0')).toContain('raise it to 2.0.0');
    for (const version of ['2.0.0', '2.1.0', '10.0.0']) expect(fault(rest, version)).toBeNull();
    expect(fault({ ...declared, tones: '' })).toContain('gained: tones): raise it to 1.3.0');
    expect(fault({ ...declared, tones: '' }, '1.10.0')).toBeNull();
  });

  test('a face that was not there when the portal was released has any version', () =>
    expect(faceFault('@portal/maps', undefined, declared, '0.1.0')).toBeNull());
});
