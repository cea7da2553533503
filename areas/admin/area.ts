import type { AreaProduct } from '@portal/contract';
import { accounts } from './pages/accounts/page.ts';
import { applications } from './pages/applications/page.ts';
import { backups } from './pages/backups/page.ts';
import { bulletins } from './pages/bulletins/page.ts';
import { companies } from './pages/companies/page.ts';
import { content } from './pages/content/page.ts';
import { deliveries } from './pages/deliveries/page.ts';
import { keys } from './pages/keys/page.ts';
import { messages } from './pages/messages/page.ts';
import { modules } from './pages/modules/page.ts';
import { names } from './pages/names/page.ts';
import { overview } from './pages/overview/page.ts';
import { portal } from './pages/portal/page.ts';
import { products } from './pages/products/page.ts';
import { releases } from './pages/releases/page.ts';
import { system } from './pages/system/page.ts';
import { trail } from './pages/trail/page.ts';
import { usage } from './pages/usage/page.ts';
import { watches } from './pages/watches/page.ts';

/** The administration of the portal: accounts and what they hold, what waits for a decision, and what was done. */
export const area = {
  pages: [
    overview,
    accounts,
    companies,
    applications,
    deliveries,
    releases,
    names,
    bulletins,
    content,
    modules,
    products,
    keys,
    messages,
    watches,
    usage,
    trail,
    portal,
    backups,
    system,
  ],
};

/** It comes with a role of the account and is no product that anybody buys. */
export const product: AreaProduct = {
  id: '1090',
  key: 'admin',
  category: 'decision-support',
  place: 90,
  names: { zh_CN: '门户管理', en: 'Administration' },
  memo: { zh_CN: '账号、产品权限、公司、申请与审计', en: 'Accounts, grants, companies, requests and the audit trail' },
  standing: 'granted',
  icon: 'users',
  downloads: [
    {
      path: '/v3/iw-admin/delivery/refused-rows/export',
      names: { zh_CN: '交付拒绝行导出', en: 'refused rows export' },
    },
    {
      path: '/v3/iw-admin/content/rows/export',
      names: { zh_CN: '内容交付清单导出', en: 'content delivery rows export' },
    },
    { path: '/v3/iw-admin/trail/export', names: { zh_CN: '审计记录导出', en: 'audit trail export' } },
    { path: '/v3/iw-admin/usage/export', names: { zh_CN: '使用情况导出', en: 'usage export' } },
  ],
};
