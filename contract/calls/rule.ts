import type { Role } from '../administration.ts';
import type { TrailAction } from './trail-actions.ts';

/** What the key of a program may be made for, each by itself: `ask` opens figures, and is what a key has that says nothing. */
export const keyRights = ['ask', 'deliver', 'reports', 'hand-over', 'modules'] as const;
export type KeyRight = (typeof keyRights)[number];

export interface CallRule {
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** What opens the whole answer, figures and texts of other kinds in it included. */
  access:
    | 'public'
    | 'session'
    | 'stale-session'
    | 'dataset'
    | `product:${string}`
    | `right:${KeyRight}`
    | `role:${Role}`
    | `role:${Role},${Role}`
    | `role:${Role},${Role},${Role}`;
  /**
   * What it does, as the audit trail names it; null for one that only reads, saves a preference, or is one step of what
   * another call ends. None goes without, so that it is not forgotten.
   */
  trail: TrailAction | null;
  /** Programs and readers repeat it: the trail says once a day that somebody took the same thing away. */
  trailDaily?: true;
  /** Each row of its answer belongs to a product, or to everybody: rows of products that the account does not own are left out. */
  parts?: 'owned';
  /** Whether a program may make it with a key of its account, without a session. */
  programs?: true;
  /**
   * Set where the call may give the account to somebody else: the present factor is asked for again. `beside`: it wants
   * a proof beside its payload, which proveAgain gives. `within`: its payload carries the factor itself. `both`: its
   * payload carries the password, and an account with a second factor wants a proof by that beside it.
   */
  proof?: 'beside' | 'within' | 'both';
  /** Whether its answer is a file and no envelope; what is refused then has an HTTP status that says so. */
  file?: true;
}
