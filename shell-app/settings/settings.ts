import type { Language } from '@portal/contract';
import { proxy, useSnapshot } from 'valtio';
import { type PanelName, panelNames } from './panels.ts';

export type Size = 'small' | 'medium' | 'large';
export type LoginType = 'code' | 'password' | 'qr';

/** What a person has chosen for the portal on this browser (S3.057 to S3.065). */
export interface Settings {
  theme: string;
  /** A33: a sign-in has succeeded in this browser before. */
  haveLogin: boolean;
  language: Language;
  size: Size;
  loginType: LoginType;
  sidebarOpened: boolean;
  /** S3.063: what a trial applicant has typed so far. */
  applyUserInfo: Record<string, string>;
  allPanels: PanelName[];
  /** A22: the chosen panels in their order; none means all. */
  myPanels: PanelName[];
}

/** S3.057 S3.059 S3.060 S3.061 S9.031. */
export const defaultSettings = (): Settings => ({
  theme: '#3366FF',
  haveLogin: false,
  language: 'zh_CN',
  size: 'medium',
  loginType: 'code',
  sidebarOpened: true,
  applyUserInfo: {},
  allPanels: [...panelNames],
  myPanels: [],
});

export const settings = proxy<Settings>(defaultSettings());

export const useSettings = () => useSnapshot(settings);
