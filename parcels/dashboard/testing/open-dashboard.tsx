import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { keepLogin } from '../../../shell-app/session/keep-session.ts';
import { session } from '../../../shell-app/session/session.ts';
import type { PanelName } from '../../../shell-app/settings/panels.ts';
import { type FakeAnswer, fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { aLogin, anEntry, freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { stubGlobal } from '../../../tests/support/stub-global.ts';
import DashboardPage from '../dashboard-page.tsx';
import type { Question } from '../questions/questions.ts';
import { answers } from './answers.ts';

const FakeChart = ({ spec }: { spec: { title: string } }) => <figure aria-label={spec.title} />;

/** A signed-in person with these areas, and nothing asked yet. */
export function freshDashboard(areas: readonly string[] = ['/sales', '/news', '/policy']): void {
  freshShell('/dashboard');
  keepLogin(aLogin());
  session.menus = areas.map((path) => anEntry(path));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubGlobal('System', { import: async () => ({ Chart: FakeChart, loadHighcharts: async () => null }) });
}

/** The dashboard with all answers there. */
export async function openDashboard(
  more: Partial<Record<Question | 'keepPanels', FakeAnswer | (() => FakeAnswer)>> = {},
) {
  const server = fakeServer({ keepPanels: {}, ...answers, ...more });
  const view = await showDashboard();
  return { ...server, view };
}

export const showDashboard = () => act(async () => render(<DashboardPage />));

export const shownPanels = () => screen.queryAllByTestId('panel').map(({ dataset }) => dataset.panel);

export function panel(name: PanelName) {
  const found = screen.getAllByTestId('panel').find((element) => element.dataset.panel === name);
  if (!found) throw new Error(`no panel ${name}`);
  return within(found);
}
