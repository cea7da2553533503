import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { setLanguage } from '../../i18n/language.ts';
import { freshShell } from '../../testing/fresh-shell.ts';
import { agreements } from './agreement.ts';
import { agreementOf } from './agreement-of.ts';
import ProtocolPage from './protocol-page.tsx';

beforeEach(() => freshShell());

describe('which agreement', () => {
  test.each([
    ['S2.021', '?key=service', 'service'],
    ['S2.022', '?key=usage', 'usage'],
    ['S2.023', '', 'service'],
    ['S2.023', '?key=zzz', 'service'],
    ['S2.023', '?key=', 'service'],
    ['S2.023', '?key=toString', 'service'],
    ['S2.023', '?other=usage', 'service'],
  ] as const)('%s %j shows %s', (_, search, key) => {
    expect(agreementOf(search)).toBe(key);
    freshShell(`/protocol${search}`);
    setLanguage('en');
    render(<ProtocolPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(agreements[key].en.title);
  });
});

test.each(['service', 'usage'] as const)('S2.020 the %s agreement has the same parts in both languages', (key) => {
  const { zh_CN, en } = agreements[key];
  const shape = ({ sections }: typeof en) => sections.map(({ id, clauses }) => [id, clauses.length]);
  expect(shape(zh_CN)).toEqual(shape(en));
  const chinese = JSON.stringify(zh_CN.sections.map(({ title, clauses }) => [title, clauses]));
  expect(chinese.match(/[\u4e00-\u9fff]/g)?.length).toBeGreaterThan(500);
  expect(JSON.stringify(en)).not.toMatch(/[\u4e00-\u9fff]/);
});

test('S2.132 each agreement leads to the other and to each of its parts', () => {
  freshShell('/protocol?key=usage');
  setLanguage('en');
  render(<ProtocolPage />);
  expect(screen.getByRole('link', { name: /service agreement/i }).getAttribute('href')).toBe('/protocol?key=service');
  for (const link of within(screen.getByRole('navigation')).getAllByRole('link')) {
    expect(document.querySelector(`h2${link.getAttribute('href')}`)).not.toBeNull();
  }
});
