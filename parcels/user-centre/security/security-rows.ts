import type { UserInfo } from '@portal/shell';
import type { ComponentType } from 'react';
import { DevicesRow } from './devices/devices-row.tsx';
import { FactorsRow } from './factors/factors-row.tsx';
import { KeysRow } from './keys/keys-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { TrailRow } from './trail/trail-row.tsx';

/**
 * What stands under "Sign-in and security" in the user centre, in this order. Each is a row of its own that opens a
 * dialog above the drawer (the drawer itself has two panels and no third, S4.057), with its words beside it.
 */
export const securityRows: readonly { key: string; Row: ComponentType<{ userInfo: UserInfo }> }[] = [
  { key: 'password', Row: PasswordRow },
  { key: 'factors', Row: FactorsRow },
  { key: 'devices', Row: DevicesRow },
  { key: 'keys', Row: KeysRow },
  { key: 'trail', Row: TrailRow },
];
