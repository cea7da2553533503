import { expect, test } from '@jest/globals';
import { measuredThat } from '../testing/sound-measured.ts';
import { measuresOf, reportJson, reportLines } from './report.mjs';

const name = '@portal/area-dealer-map';
const finding = { kind: 'mount-hangs', sentence: { en: 'It hangs.', zh: '未能结束。' } };
const measures = measuresOf(measuredThat());

test('few numbers say what was measured', () =>
  expect(measures).toEqual({ firstMs: 120, againMs: 60, visits: 2, bytes: 900 }));

test('a sound area has its numbers and one good word', () =>
  expect(reportLines({ name, findings: [], measures, budget: 60 })).toEqual([
    'It stood after 120 ms, and after 60 ms on later visits, 2 in all; scripts and styles weigh 0.9 kB of 60 kB.',
    '✓ @portal/area-dealer-map can be shipped.',
  ]));

test('each finding has a line, and they are counted', () => {
  expect(reportLines({ name, findings: [finding], measures, budget: 60 })).toEqual([
    '✗ It hangs.',
    expect.stringContaining('It stood after'),
    '@portal/area-dealer-map: 1 fault.',
  ]);
  expect(reportLines({ name, findings: [finding, finding], measures: null, budget: 60 }).slice(-2)).toEqual([
    'It was not opened: a portal would leave it out. Correct the manifest, and check again.',
    '@portal/area-dealer-map: 2 faults.',
  ]);
});

test('what is no fault has a line of its own, and does not count as one', () => {
  const notes = [{ kind: 'manifest-unlisted', sentence: { en: 'Not listed.', zh: '未列出。' } }];
  expect(reportLines({ name, findings: [], notes, measures, budget: 60 })).toEqual([
    '! Not listed.',
    expect.stringContaining('It stood after'),
    '✓ @portal/area-dealer-map can be shipped.',
  ]);
  expect(JSON.parse(reportJson({ name, findings: [], notes, measures, budget: 60 }))).toMatchObject({
    ok: true,
    notes: [{ kind: 'manifest-unlisted', en: 'Not listed.', zh: '未列出。' }],
  });
});

test('programs read the same', () =>
  expect(JSON.parse(reportJson({ name, findings: [finding], measures, budget: 60 }))).toEqual({
    area: name,
    ok: false,
    findings: [{ kind: 'mount-hangs', en: 'It hangs.', zh: '未能结束。' }],
    notes: [],
    measures: { ...measures, budget: 60_000 },
  }));
