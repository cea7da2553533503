import type { RefusalReason } from '@portal/shell/insider';

/** A module that stands in for one of the portal's. */
export interface Override {
  name: string;
  address: string;
}

export interface OverridePolicy {
  /** Only accounts with the developer role, and portals in development mode, may use overrides at all. */
  allowed: boolean;
  /** Exact origins that code may come from, such as http://localhost:8090. */
  origins: readonly string[];
  /** Address of the page, which addresses may be relative to. */
  page: string;
}

export interface AppliedOverrides {
  imports: Record<string, string>;
  active: Override[];
  refused: (Override & { reason: RefusalReason })[];
}

const moduleName = /^@portal\/[\w/-]+$/;

const parse = (address: string, page: string): URL | null => {
  try {
    return new URL(address, page);
  } catch {
    return null;
  }
};

function judge({ name, address }: Override, policy: OverridePolicy): RefusalReason | null {
  if (!policy.allowed) return 'not-allowed';
  // A shared library under a new address would be there twice, next to the one that is already running.
  if (!moduleName.test(name) || name === '@portal/root-config') return 'no-module';
  const parsed = parse(address, policy.page);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return 'no-address';
  // The library's own list takes dev.example.com.evil.net for dev.example.com: here origins are compared as a whole.
  return policy.origins.some((origin) => parse(origin, policy.page)?.origin === parsed.origin) ? null : 'origin';
}

/**
 * Which overrides count, and which are shown as refused.
 *
 * @param overrides name of a module -> address, as the person has set them
 * @returns imports to lay over the map; all of them absolute addresses
 */
export function applyOverrides(overrides: Record<string, string>, policy: OverridePolicy): AppliedOverrides {
  const applied: AppliedOverrides = { imports: {}, active: [], refused: [] };
  for (const [name, address] of Object.entries(overrides)) {
    const reason = judge({ name, address }, policy);
    if (reason !== null) {
      applied.refused.push({ name, address, reason });
      continue;
    }
    const absolute = new URL(address, policy.page).href;
    applied.imports[name] = absolute;
    applied.active.push({ name, address: absolute });
  }
  return applied;
}
