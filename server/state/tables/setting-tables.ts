/** What was set in the browser. */
export interface SettingTables {
  portal_setting: PortalSettingTable;
}

/** A part of what an administrator sets for the whole portal. */
export interface PortalSettingTable {
  /** operator | mail */
  part: string;
  /** Another one with each change: every server reads anew what has another. */
  version: string;
  /** JSON. */
  value: string;
  /** A secret that goes with it, sealed; empty for none. */
  sealed: string;
  /** Milliseconds since 1970. */
  changed_at: number;
}
