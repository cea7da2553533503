/** The demonstration accounts that the portal names itself when it starts, with their passwords. */
export const accounts = {
  demo: 'Portal-2026',
  admin: 'Portal-2026-admin',
  developer: 'Portal-2026-dev',
  company: 'Portal-2026-company',
} as const;

export type Account = keyof typeof accounts;
