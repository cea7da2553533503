import type { CallData } from '@portal/contract';
import { type GivenText, isSecret } from './secret-files.ts';

/** A setting as a portal runs with it: null in place of a secret. */
export type SettingInForce = CallData<'readSystem'>['settings'][number];

/** What an address says of a name and a password. */
const login = /\/\/[^/@\s]*@/g;

/** @param fallback what the setting is where nothing is given */
export function settingInForce(name: string, { text, from }: GivenText, fallback: string): SettingInForce {
  const value = text || fallback;
  if (value !== '' && isSecret(name)) return { name, from, value: null };
  return { name, from, value: value.replaceAll(login, '//…@') };
}
