import type { UserInfo } from '@portal/contract';
import { request } from '../api/request.ts';
import type { PanelName } from '../settings/panels.ts';
import { settings } from '../settings/settings.ts';

/** The choice of the account stands before that of the browser, which somebody else may have made. */
export function takePanels({ myPanels }: Pick<UserInfo, 'myPanels'>): void {
  if (myPanels) settings.myPanels = [...myPanels];
}

/**
 * Chooses the panels of the dashboard: at once in this browser (S3.065), and for the account in every other.
 *
 * @throws CallError, NetworkError when the account could not be told; the choice then holds in this browser alone
 */
export async function choosePanels(panels: readonly PanelName[]): Promise<void> {
  settings.myPanels = [...panels];
  await request('keepPanels', { panels: [...panels] });
}
