import { beforeEach, expect, test } from '@jest/globals';
import { panelNames } from '../../../shell-app/settings/panels.ts';
import { settings } from '../../../shell-app/settings/settings.ts';
import { fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { preload } from '../dashboard-page.tsx';
import { answers } from '../testing/answers.ts';
import { freshDashboard, openDashboard, showDashboard } from '../testing/open-dashboard.tsx';

beforeEach(() => freshDashboard());

test.each(panelNames)('S4.082 what %s asks is asked before it is drawn, and then not again', async (panel) => {
  settings.myPanels = [panel];
  const { seen, view } = await openDashboard();
  const drawn = seen.map(({ name }) => name);
  expect(drawn).not.toEqual([]);
  view.unmount();

  freshDashboard();
  settings.myPanels = [panel];
  const server = fakeServer(answers);
  preload();
  await showDashboard();
  expect(server.seen.map(({ name }) => name).sort()).toEqual(drawn.sort());
});
