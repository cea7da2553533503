import { proxy } from 'valtio';

/** Which drawer of the shell stands open. */
export const drawers = proxy<{ switchAccount: boolean }>({ switchAccount: false });

/** Opens the drawer of linked accounts; from the shell, a parcel or an area. */
export const openSwitchAccount = (): void => {
  drawers.switchAccount = true;
};

export const closeSwitchAccount = (): void => {
  drawers.switchAccount = false;
};
