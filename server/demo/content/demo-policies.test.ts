import { describe, expect, test } from '@jest/globals';
import { inCase } from '../../../tests/support/in-case.ts';
import { kindNames, levelNames } from '../../content/names.ts';
import { cities, provinces } from '../../geography/places.ts';
import { monthNumber } from '../../market/model/month.ts';
import { nationalRules, policyEffect } from '../course/policy-months.ts';
import { localLifts } from '../fill/local-lifts.ts';
import { demoDrafts, demoPolicies } from './demo-policies.ts';

const chinese = /[\u3400-\u9fff]/;

describe('demonstration policies', () => {
  const policies = demoPolicies();
  const places = new Map([...cities(), ...provinces()].map(({ code, official }) => [code, official]));

  test('S1.025 there are 60 of three levels and true places, each with 1 to 4 figures that the note explains', () => {
    expect(demoPolicies()).toEqual(policies);
    expect(policies).toHaveLength(60);
    expect(new Set(policies.map(({ level }) => level))).toEqual(new Set(['national', 'provincial', 'city']));
    for (const { level, region, kind, texts } of policies) {
      expect(levelNames).toHaveProperty(level);
      expect(kindNames).toHaveProperty(kind);
      if (level !== 'national') expect(texts.zh_CN?.region).toBe(places.get(region));
      for (const text of [texts.zh_CN, texts.en]) {
        const figures = text?.figures ?? [];
        expect(figures.length).toBeGreaterThanOrEqual(1);
        expect(figures.length).toBeLessThanOrEqual(4);
        for (const figure of figures) {
          expect(Number.isFinite(figure.value)).toBe(true);
          expect(figure.note).not.toBe('');
        }
      }
    }
  });

  test('S1.025 every figure shows the sentences that it is read from, as the full text has them', () => {
    for (const { key, texts } of policies)
      for (const { body = [], figures = [] } of [texts.zh_CN, texts.en].flatMap((text) => text ?? []))
        for (const { value, note, sentences = [] } of figures) {
          inCase(`${key} ${note}`, () => expect(sentences.length).toBeGreaterThan(0));
          for (const sentence of sentences) {
            inCase(`${key} ${sentence}`, () =>
              expect(body.some((paragraph) => paragraph.includes(sentence))).toBe(true),
            );
          }
          const isStated = /^(?:正文直接规定。|Stated in the text\.)$/.test(note);
          const written = value?.toLocaleString('en-US') ?? '';
          if (isStated) inCase(`${key} ${written}`, () => expect(sentences.join(' ')).toContain(written));
        }
  });

  test('some were amended: before, they had other words', () => {
    const drafts = demoDrafts();
    expect(drafts).toHaveLength(15);
    for (const { key, texts } of drafts) {
      const now = policies.find((policy) => policy.key === key)?.texts.en?.body ?? [];
      inCase(key, () => expect(now.length).toBe((texts.en?.body.length ?? 0) + 1));
    }
  });

  test('what moves buyers takes effect where the series bend: the nation’s in its demand, a place’s in its sales', () => {
    const marked = policies.filter(({ kind }) => ['tax', 'trade-in', 'subsidy', 'restriction'].includes(kind));
    const fromOf = (policy: (typeof policies)[number]) =>
      monthNumber(`${policy.effectiveFrom.slice(0, 4)}-${policy.effectiveFrom.slice(4, 6)}`);
    const national = marked.filter(({ level }) => level === 'national');
    expect(national.map(fromOf)).toEqual(nationalRules.map(({ from }) => monthNumber(from)));
    for (const policy of national) {
      const [before, after] = [-1, 0].map((at) => policyEffect('BEV', fromOf(policy) + at));
      inCase(policy.effectiveFrom, () => expect(Math.abs((after ?? 0) / (before ?? 1) - 1)).toBeGreaterThan(0.04));
    }
    const lift = localLifts();
    const local = marked.filter(({ level }) => level !== 'national');
    expect(local.length).toBeGreaterThan(15);
    for (const policy of local) {
      const city = cities().find(({ code, province }) => code === policy.region || province === policy.region);
      if (!city) throw new Error(policy.region);
      const [before, after] = [-1, 0].map((at) => lift(city, fromOf(policy) + at));
      inCase(`${policy.key} ${city.chinese}`, () => expect((after ?? 0) / (before ?? 1)).toBeGreaterThan(1.04));
    }
  });

  test('a figure that a note works out is the one that is told', () => {
    const worked = policies.flatMap(({ texts }) => texts.en?.figures ?? []).filter(({ note }) => note.includes('='));
    expect(worked.length).toBeGreaterThan(40);
    for (const { value, note } of worked) {
      const reported = Number(/= ([\d,.]+\d)/.exec(note)?.[1]?.replaceAll(',', ''));
      inCase(note, () => expect(reported).toBe(value));
      const sum = /^([\d,.]+) (?:yuan(?: per vehicle)?|h|companies)? ?× ([\d,.]+)(?: (?:million )?vehicles)? = /.exec(
        note,
      );
      if (sum) {
        const number = (text = '') => Number(text.replaceAll(',', ''));
        const product = number(sum[1]) * number(sum[2]);
        inCase(note, () =>
          expect([1, 1e3, 1e6].some((unit) => Math.abs(product / unit - reported) < 0.001)).toBe(true),
        );
      }
    }
  });

  test('days follow each other, no place issues the same twice in a year, and all is marked as a demonstration', () => {
    const issued = policies.map(({ kind, region, effectiveFrom }) => `${kind} ${region} ${effectiveFrom.slice(0, 4)}`);
    expect(new Set(issued).size).toBe(60);
    for (const { issuedOn, effectiveFrom, effectiveTo, texts } of policies) {
      expect(issuedOn < effectiveFrom).toBe(true);
      expect(effectiveTo === '' || effectiveFrom < effectiveTo).toBe(true);
      expect(texts.zh_CN?.title).toMatch(/（演示）$/);
      expect(texts.en?.title).toMatch(/\(demonstration\)$/);
      expect(JSON.stringify(texts.en)).not.toMatch(chinese);
      expect(JSON.stringify(texts)).not.toMatch(/[{]\w+[}]|undefined|NaN/);
    }
  });
});
