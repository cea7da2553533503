import { companies } from './companies/companies.ts';
import { endPurchase, purchase } from './companies/purchase.ts';
import { seats } from './companies/seats.ts';
import { setCompany } from './companies/set-company.ts';
import { dropTemplate, template } from './companies/template.ts';
import { create } from './people/create.ts';
import { endSessions } from './people/end-sessions.ts';
import { createList } from './people/from-list/create-list.ts';
import { link, unlink } from './people/link.ts';
import { list } from './people/list.ts';
import { rename } from './people/rename.ts';
import { resetFactors } from './people/reset-factors.ts';
import { resetPassword } from './people/reset-password.ts';
import { show } from './people/show.ts';
import { resume, suspend } from './people/suspend.ts';
import { declineOrder, endOrder, grantOrder } from './reports/decide.ts';
import { reportOrders } from './reports/orders.ts';
import { extend } from './rights/extend.ts';
import { grant, revoke } from './rights/grant.ts';
import { endKeyOf, keys, makeKeyOf } from './rights/keys.ts';
import { setRoles } from './rights/set-roles.ts';
import { trail } from './trail/trail.ts';
import { approve } from './trials/approve.ts';
import { refuse } from './trials/refuse.ts';
import { trials } from './trials/trials.ts';
import type { Command } from './values/work.ts';

/** Every command by its name; a name of two words is one command. */
export const commands: Readonly<Record<string, Command>> = {
  create,
  'create list': createList,
  link,
  unlink,
  rename,
  suspend,
  resume,
  extend,
  companies,
  'set-company': setCompany,
  'set-roles': setRoles,
  seats,
  purchase,
  'purchase remove': endPurchase,
  template,
  'template remove': dropTemplate,
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
  'report-orders': reportOrders,
  'report-orders grant': grantOrder,
  'report-orders decline': declineOrder,
  'report-orders end': endOrder,
  keys,
  'keys make': makeKeyOf,
  'keys end': endKeyOf,
  audit: trail,
};
