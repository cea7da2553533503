import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { administrationCalls } from './calls/administration.ts';
import { contentCalls } from './calls/content.ts';
import { contentDeskCalls } from './calls/content-desk.ts';
import { doorCalls } from './calls/door.ts';
import { type CallRule, calls } from './calls/index.ts';
import { marketCalls } from './calls/market.ts';
import { moduleCalls } from './calls/modules.ts';
import { overviewCalls } from './calls/overview.ts';
import { ownCalls } from './calls/own.ts';
import { peopleCalls } from './calls/people.ts';
import { uploadCalls } from './calls/uploads.ts';
import { status } from './constants.ts';

const textOf = (name: string) => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');
const text = textOf('wire.md');

describe('docs/calls.md', () => {
  const listed = textOf('calls.md');
  const rows = Object.entries(calls as Record<string, CallRule>).map(
    ([name, { method, path, access, parts }]) =>
      `| ${name} | ${method} \`${path}\` | ${[access, ...(parts ? [parts] : [])].join(', ')} |`,
  );

  test.each(rows)('S1.027 S7.088 names the call %s', (row) => expect(listed).toContain(row));

  test('names no call that is not there', () => {
    const documented = listed.match(/^\| \w+ \| (GET|POST) `[^|]*\| [^|]* \|/gm) ?? [];
    expect([...documented].sort()).toEqual([...rows].sort());
  });
});

test('no two parts of the list declare one call', () => {
  const parts = [
    peopleCalls,
    doorCalls,
    overviewCalls,
    contentCalls,
    ownCalls,
    marketCalls,
    moduleCalls,
    administrationCalls,
    uploadCalls,
    contentDeskCalls,
  ];
  expect(parts.flatMap((part) => Object.keys(part))).toEqual(Object.keys(calls));
});

describe('docs/wire.md', () => {
  test('names the calls that a key opens, and no other beside them', () => {
    const [, section = ''] = text.split('## Keys of programs');
    const [, list = ''] = /and opens ([^.]*)\./.exec(section) ?? [];
    const opened = Object.entries(calls as Record<string, CallRule>).filter(([, { programs }]) => programs);
    expect(list.match(/`\w+`/g)).toEqual(opened.map(([name]) => `\`${name}\``));
  });

  test('names the calls that want a proof, and those that carry it', () => {
    const [, section = ''] = text.split('## Proving it again');
    const [, within = '', beside = ''] = /(`.*) carry it within .*?, and (.*?) want a proof/.exec(section) ?? [];
    const named = (words: string) => words.match(/`\w+`/g);
    const declared = (proof: string) =>
      Object.entries(calls as Record<string, CallRule>).flatMap(([name, rule]) =>
        rule.proof === proof ? [`\`${name}\``] : [],
      );
    expect(named(within)).toEqual(declared('within'));
    expect(named(beside)).toEqual(declared('beside'));
    const [, both = ''] = /(`[^.]*) carries the old password within, and wants a proof/.exec(section) ?? [];
    expect(named(both)).toEqual(declared('both'));
  });

  test.each(Object.values(status))('says what status %s means', (code) => {
    expect(text).toMatch(new RegExp(`^\\| ${code} \\| `, 'm'));
  });
});
