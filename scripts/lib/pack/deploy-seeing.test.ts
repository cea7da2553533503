import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openMetrics } from '../../../server/metrics/index.ts';
import { project } from '../project.mjs';

const textOf = (path: string): string => readFileSync(join(project, path), 'utf8');
const alerts = textOf('deploy/alerts.yml');
const dashboard = JSON.parse(textOf('deploy/grafana-dashboard.json')) as {
  panels: { title: string; type: string; targets?: { expr: string }[] }[];
};

/** Every figure that /metrics can give, as Prometheus keeps it, with the labels of ours. */
const figures = new Map<string, string>();
beforeAll(async () => {
  const metrics = await openMetrics();
  metrics.watch({
    stateUp: async () => true,
    connections: () => ({ used: 0, idle: 0, waiting: 0 }),
    engine: () => ({ light: { running: 0, waiting: 0 } }),
    published: () => true,
    fallenBack: () => false,
  });
  metrics.watchServer({
    build: async () => ({ version: '1', build: 'b' }),
    exports: () => ({ running: 0, waiting: 0 }),
  });
  metrics.answered('page', 'failed', 1);
  metrics.waited(1, 'light');
  metrics.unanswered('memory');
  metrics.areaFailed('sales', 'timed-out');
  metrics.signedIn('simpleLogin', 'signed-in');
  metrics.refused('http.failed');
  metrics.messageSent('sms', 'failed');
  metrics.delivered('refused');
  metrics.slow('light');
  metrics.moduleReported('dealer-map', '1.0.0', null);
  // What is asked for first is there with the second look: promises of a test are foreign to the library, which waits for none.
  await metrics.read();
  for (const [, name = '', labels = ''] of (await metrics.read()).matchAll(/^([a-z]\w+)(\{[^}]*\})? /gm))
    figures.set(name, `${figures.get(name) ?? ''}${labels}`);
});

/** What an expression names, each with the labels that it asks of it. */
const namesIn = (expression: string) => [
  ...expression.matchAll(/\b((?:portal|process|nodejs)_[a-z_0-9]+)(?:\{([^}]*)\})?/g),
];

/** What Prometheus adds by itself. */
const ofPrometheus = ['job', 'instance'];

function missingIn(expression: string): string[] {
  return namesIn(expression).flatMap(([, name = '', asked = '']) => {
    const labels = figures.get(name);
    if (labels === undefined) return [name];
    const wanted = [...asked.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)].map(([, label = '']) => label);
    return wanted.filter((label) => !ofPrometheus.includes(label) && !labels.includes(`${label}="`));
  });
}

test('alerts and dashboard name figures and labels that there are', () => {
  const asked = [
    ...[...alerts.matchAll(/expr: >-\n\s+(.+)$/gm)].map(([, expression = '']) => expression),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.flatMap(missingIn)).toEqual([]);
});

test('each figure of the portal is in the document', () => {
  const own = [...figures.keys()].filter((name) => name.startsWith('portal_'));
  const seeing = textOf('docs/operators/seeing.md');
  const named = (name: string) => seeing.includes(`\`${name.replace(/_(bucket|count|sum)$/, '')}\``);
  expect(own.length).toBeGreaterThan(18);
  expect(own.filter((name) => !named(name))).toEqual([]);
});

describe('deploy/alerts.yml', () => {
  test('names documents that there are, and says how soon somebody is wanted', () => {
    for (const [path] of alerts.matchAll(/docs\/[\w/-]+\.md/g)) expect(textOf(path)).not.toBe('');
    const count = (pattern: RegExp) => alerts.match(pattern)?.length;
    expect(count(/severity: (page|ticket) /g)).toBe(count(/- alert: /g));
  });

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
  (hasPromtool ? test : test.skip)(
    `is taken by Prometheus${hasPromtool ? '' : ' (skipped: there is no promtool)'}`,
    () => {
      const { status, stderr } = spawnSync('promtool', ['check', 'rules', join(project, 'deploy/alerts.yml')], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
    },
  );
});
