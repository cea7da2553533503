/**
 * Every call of the wire: its method and path below /api, and who may make it.
 * 'public' needs no session, 'session' needs one, `product:<key>` needs one whose account holds that product.
 */
export const calls = {
  simpleLogin: { method: 'POST', path: '/v3/iw-framework/login/simpleLogin', access: 'public' },
  refreshToken: { method: 'POST', path: '/v3/iw-framework/login/refreshToken', access: 'session' },
  logout: { method: 'POST', path: '/v3/iw-framework/login/logout', access: 'session' },
  switchAccount: { method: 'POST', path: '/v3/iw-framework/login/switch-account', access: 'session' },
  getUserInfo: { method: 'POST', path: '/v3/iw-framework/user/getUserInfo', access: 'session' },
  getAllMenu: { method: 'POST', path: '/v3/iw-framework/menu/get-all-menu', access: 'session' },
  getAuthProducts: { method: 'POST', path: '/v3/iw-framework/index/get-auth-products', access: 'session' },
  getAllProducts: { method: 'POST', path: '/v3/iw-framework/index/get-all-products', access: 'public' },
  getPvSales: { method: 'GET', path: '/v3/iw-sales-analysis/overview/get-pv-sales', access: 'session' },
  getEnergySales: { method: 'GET', path: '/v3/iw-sales-analysis/overview/get-energy-sales', access: 'session' },
  getPvSalesTrend: { method: 'GET', path: '/v3/iw-sales-analysis/overview/get-pv-sales-trend', access: 'session' },
  listManfSales: { method: 'GET', path: '/v3/iw-sales-analysis/overview/list-manf-sales', access: 'session' },
  listSubModelSales: { method: 'POST', path: '/v3/iw-sales-analysis/overview/list-subModel-sales', access: 'session' },
  marketCatalogue: { method: 'POST', path: '/v3/iw-market/analysis/catalogue', access: 'product:sales' },
  marketMembers: { method: 'POST', path: '/v3/iw-market/analysis/members', access: 'product:sales' },
  marketQuery: { method: 'POST', path: '/v3/iw-market/analysis/query', access: 'product:sales' },
} as const satisfies Record<string, CallRule>;

export interface CallRule {
  method: 'GET' | 'POST';
  path: `/${string}`;
  access: 'public' | 'session' | `product:${string}`;
}

export type CallName = keyof typeof calls;
