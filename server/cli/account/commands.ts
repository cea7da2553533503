import { approve } from './approve.ts';
import { companies } from './companies.ts';
import { create } from './create.ts';
import { endSessions } from './end-sessions.ts';
import { extend } from './extend.ts';
import { grant, revoke } from './grant.ts';
import { endKeyOf, keys, makeKeyOf } from './keys.ts';
import { link, unlink } from './link.ts';
import { list } from './list.ts';
import { refuse } from './refuse.ts';
import { resetFactors } from './reset-factors.ts';
import { resetPassword } from './reset-password.ts';
import { setCompany } from './set-company.ts';
import { show } from './show.ts';
import { resume, suspend } from './suspend.ts';
import { trail } from './trail.ts';
import { trials } from './trials.ts';
import type { Command } from './work.ts';

/** Every command by its name; a name of two words is one command. */
export const commands: Readonly<Record<string, Command>> = {
  create,
  link,
  unlink,
  suspend,
  resume,
  extend,
  companies,
  'set-company': setCompany,
  'end-sessions': endSessions,
  'reset-password': resetPassword,
  'reset-factors': resetFactors,
  grant,
  revoke,
  list,
  show,
  trials,
  'trials approve': approve,
  'trials refuse': refuse,
  keys,
  'keys make': makeKeyOf,
  'keys end': endKeyOf,
  audit: trail,
};
