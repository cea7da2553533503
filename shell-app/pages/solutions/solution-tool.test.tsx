import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { session } from '../../session/session.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshShell } from '../../testing/fresh-shell.ts';
import { SolutionView } from './solution-view.tsx';

beforeEach(() => {
  freshShell('/car-life-cycle');
  fakeServer({ getAllProducts: { data: [] }, getAllProductsTry: { data: [] }, getAuthProducts: { data: [] } });
});

const words = { moments: [], limit: '' };
const draw = () =>
  act(async () =>
    render(
      <SolutionView
        page="/car-life-cycle"
        words={{ zh_CN: words, en: words }}
        composition={{ form: 'road', charts: [] }}
        tool={<p>the tool</p>}
      />,
    ),
  );

test('S2.019 the tool of a solution stands beside its introduction for who is signed in', async () => {
  session.token = 'token';
  await draw();
  expect([screen.queryByText('the tool') !== null, screen.queryByTestId('tool-sign-in')]).toEqual([true, null]);
});

test('S2.019 who is signed out is told of the tool, and led back to it by signing in', async () => {
  session.token = null;
  await draw();
  expect(screen.queryByText('the tool')).toBeNull();
  const link = screen.getByTestId('tool-sign-in').querySelector('a');
  expect(link?.getAttribute('href')).toBe('/portal?redirect=%2Fcar-life-cycle');
});
