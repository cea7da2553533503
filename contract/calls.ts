/**
 * Every call of the wire: its method and path below /api, and who may make it.
 * 'public' needs no session, 'session' needs one, `product:<key>` needs one whose account holds that product, or one of
 * those that stand there with commas between them, and 'dataset' one whose account holds one of the products that open
 * the dataset of the payload; `right:<name>` needs the key of a program that was made with that right, and no session opens it.
 * 'stale-session' is what a session can still do after its account's rights have changed: be renewed, ended, and read
 * what it may do from now on; any other call is then answered with 100441 (S4.041).
 */
export const calls = {
  simpleLogin: { method: 'POST', path: '/v3/iw-framework/login/simpleLogin', access: 'public' },
  dynamicLogin: { method: 'POST', path: '/v3/iw-framework/login/dynamicLogin', access: 'public' },
  qrcodeLogin: { method: 'POST', path: '/v3/iw-framework/login/qrcodeLogin', access: 'public' },
  issueHandOver: {
    method: 'POST',
    path: '/v3/iw-framework/login/issue-hand-over',
    access: 'right:hand-over',
    programs: true,
  },
  readHandOver: { method: 'POST', path: '/v3/iw-framework/login/read-hand-over', access: 'public' },
  handOverLogin: { method: 'POST', path: '/v3/iw-framework/login/hand-over-login', access: 'public' },
  beginPasskeyLogin: { method: 'POST', path: '/v3/iw-framework/login/begin-passkey-login', access: 'public' },
  passkeyLogin: { method: 'POST', path: '/v3/iw-framework/login/passkey-login', access: 'public' },
  updatePwd: { method: 'POST', path: '/v3/iw-framework/login/updatePwd', access: 'session', proof: 'both' },
  secondFactor: { method: 'POST', path: '/v3/iw-framework/login/second-factor', access: 'public' },
  refreshToken: { method: 'POST', path: '/v3/iw-framework/login/refreshToken', access: 'stale-session' },
  refreshToken2: { method: 'POST', path: '/v3/iw-framework/login/refreshToken2', access: 'stale-session' },
  userRefreshToken: { method: 'POST', path: '/v3/iw-framework/user/refreshToken', access: 'stale-session' },
  logout: { method: 'POST', path: '/v3/iw-framework/login/logout', access: 'stale-session' },
  userLogout: { method: 'POST', path: '/v3/iw-framework/user/logout', access: 'stale-session' },
  switchAccount: { method: 'POST', path: '/v3/iw-framework/login/switch-account', access: 'session' },
  getUserInfo: { method: 'POST', path: '/v3/iw-framework/user/getUserInfo', access: 'stale-session' },
  listOwnTrail: { method: 'POST', path: '/v3/iw-framework/user/list-trail', access: 'session' },
  tellOverrides: { method: 'POST', path: '/v3/iw-framework/user/tell-overrides', access: 'session' },
  keepPanels: { method: 'POST', path: '/v3/iw-framework/user/keep-panels', access: 'session' },
  bindPhone: { method: 'POST', path: '/v3/iw-framework/user/bindPhone', access: 'session', proof: 'beside' },
  bindEmail: { method: 'POST', path: '/v3/iw-framework/user/bindEmail', access: 'session', proof: 'beside' },
  proofWays: { method: 'POST', path: '/v3/iw-framework/user/proof-ways', access: 'session' },
  sendProofCode: { method: 'POST', path: '/v3/iw-framework/user/send-proof-code', access: 'session' },
  proveAgain: { method: 'POST', path: '/v3/iw-framework/user/prove-again', access: 'session' },
  getFactors: { method: 'POST', path: '/v3/iw-framework/user/factors/list', access: 'session' },
  beginTotp: { method: 'POST', path: '/v3/iw-framework/user/factors/begin-totp', access: 'session', proof: 'beside' },
  confirmTotp: { method: 'POST', path: '/v3/iw-framework/user/factors/confirm-totp', access: 'session' },
  beginPasskey: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/begin-passkey',
    access: 'session',
    proof: 'beside',
  },
  beginPasskeyProof: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/begin-passkey-proof',
    access: 'session',
  },
  confirmPasskey: { method: 'POST', path: '/v3/iw-framework/user/factors/confirm-passkey', access: 'session' },
  renamePasskey: { method: 'POST', path: '/v3/iw-framework/user/factors/rename-passkey', access: 'session' },
  removePasskey: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/remove-passkey',
    access: 'session',
    proof: 'beside',
  },
  endTotp: { method: 'POST', path: '/v3/iw-framework/user/factors/end-totp', access: 'session', proof: 'within' },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/renew-recovery-codes',
    access: 'session',
    proof: 'within',
  },
  listSessions: { method: 'POST', path: '/v3/iw-framework/user/list-sessions', access: 'session' },
  endSession: { method: 'POST', path: '/v3/iw-framework/user/end-session', access: 'session' },
  endOtherSessions: { method: 'POST', path: '/v3/iw-framework/user/end-other-sessions', access: 'session' },
  forgetDevice: { method: 'POST', path: '/v3/iw-framework/user/forget-device', access: 'session' },
  tryApply: { method: 'POST', path: '/v3/iw-framework/user/tryApply', access: 'public' },
  getLoginQRCode: { method: 'POST', path: '/v3/iw-framework/pc/wx/v1/getLoginQRCode', access: 'public' },
  getBindQRCode: {
    method: 'POST',
    path: '/v3/iw-framework/pc/wx/v1/getBindQRCode',
    access: 'session',
    proof: 'beside',
  },
  unbindMessaging: { method: 'POST', path: '/v3/iw-framework/pc/wx/v1/unbind', access: 'session', proof: 'beside' },
  doBindQrcode: { method: 'POST', path: '/v3/iw-framework/pc/wx/v1/doBindQrcode', access: 'public' },
  getQRCodeStatus: { method: 'POST', path: '/v3/iw-framework/pc/wx/v1/getQRCodeStatus', access: 'public' },
  getQRCodeScene: { method: 'POST', path: '/v3/iw-framework/pc/wx/v1/getQRCodeScene', access: 'public' },
  confirmLoginQRCode: { method: 'POST', path: '/v3/iw-framework/pc/wx/v1/confirmLoginQRCode', access: 'public' },
  sendBindCode: { method: 'POST', path: '/v3/iw-message/sms/sendBindCode', access: 'session' },
  sendBindCodeEmail: { method: 'POST', path: '/v3/iw-message/email/sendBindCodeEmail', access: 'session' },
  sendVerificationCode: { method: 'POST', path: '/v3/iw-message/sms/sendVerificationCode', access: 'public' },
  sendVerificationCodeEmail: {
    method: 'POST',
    path: '/v3/iw-message/email/sendVerificationCodeEmail',
    access: 'public',
  },
  captchaCreate: { method: 'POST', path: '/v3/iw-framework/captcha/create', access: 'public' },
  captchaVerify: { method: 'POST', path: '/v3/iw-framework/captcha/verify', access: 'public' },
  getGaeiPrivil: { method: 'POST', path: '/v3/iw-framework/external/getGaeiPrivil', access: 'session', parts: 'held' },
  getLanYingEnterpriseKey: { method: 'GET', path: '/iways-front/func/getLanYingEnterpriseKey', access: 'session' },
  getAllMenu: { method: 'POST', path: '/v3/iw-framework/menu/get-all-menu', access: 'stale-session', parts: 'held' },
  getAuthProducts: {
    method: 'POST',
    path: '/v3/iw-framework/index/get-auth-products',
    access: 'session',
    parts: 'held',
  },
  getAllProducts: { method: 'POST', path: '/v3/iw-framework/index/get-all-products', access: 'public' },
  getAllProductsTry: { method: 'POST', path: '/v3/iw-framework/index/get-all-products-try', access: 'public' },
  getMarketPicture: { method: 'POST', path: '/v3/iw-framework/index/market-picture', access: 'public' },
  getPublicCharts: { method: 'POST', path: '/v3/iw-framework/index/public-charts', access: 'public' },
  getPvSales: { method: 'GET', path: '/v3/iw-sales-analysis/overview/get-pv-sales', access: 'product:sales' },
  getEnergySales: { method: 'GET', path: '/v3/iw-sales-analysis/overview/get-energy-sales', access: 'product:sales' },
  getPvSalesTrend: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-pv-sales-trend',
    access: 'product:sales',
  },
  listManfSales: { method: 'GET', path: '/v3/iw-sales-analysis/overview/list-manf-sales', access: 'product:sales' },
  listSubModelSales: {
    method: 'POST',
    path: '/v3/iw-sales-analysis/overview/list-subModel-sales',
    access: 'product:sales',
  },
  getMarketPrice: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-market-price',
    access: 'product:sales,price',
  },
  getMarketPriceTrend: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-market-price-trend',
    access: 'product:sales,price',
  },
  comingSoonModel: {
    method: 'POST',
    path: '/new-car/index/coming-soon-model',
    access: 'product:new-car,sales,model-fastview',
  },
  onSaleModel: { method: 'POST', path: '/new-car/index/on-sale-model', access: 'product:new-car,sales,model-fastview' },
  listNews: { method: 'POST', path: '/evnews-api/news/list-news', access: 'product:news' },
  listIndexInformation: { method: 'POST', path: '/evnews-api/index/list-index-information', access: 'product:news' },
  getArticleForApp: { method: 'POST', path: '/v3/iw-framework/index/app/getArticleForApp', access: 'product:news' },
  newsSearch: { method: 'POST', path: '/v3/iw-content/news/search', access: 'product:news' },
  newsDetail: { method: 'POST', path: '/v3/iw-content/news/detail', access: 'product:news' },
  newsPreference: { method: 'POST', path: '/v3/iw-content/news/get-preference', access: 'product:news' },
  saveNewsPreference: { method: 'POST', path: '/v3/iw-content/news/save-preference', access: 'product:news' },
  hostPolicy: { method: 'POST', path: '/app-dashboard/overview/other/host-policy', access: 'product:policy' },
  policyHome: { method: 'POST', path: '/v3/iw-content/policy/home', access: 'product:policy' },
  policySearch: { method: 'POST', path: '/v3/iw-content/policy/search', access: 'product:policy' },
  policyDetail: { method: 'POST', path: '/v3/iw-content/policy/detail', access: 'product:policy' },
  reportSearch: { method: 'POST', path: '/v3/iw-content/report/search', access: 'session' },
  reportDetail: { method: 'POST', path: '/v3/iw-content/report/detail', access: 'session' },
  quickSearch: { method: 'POST', path: '/v3/iw-search/search/quick', access: 'session', parts: 'held' },
  listKeptViews: { method: 'POST', path: '/v3/iw-kept/view/list', access: 'session', parts: 'held' },
  keepView: { method: 'POST', path: '/v3/iw-kept/view/keep', access: 'session' },
  removeKeptView: { method: 'POST', path: '/v3/iw-kept/view/remove', access: 'session' },
  markKeptView: { method: 'POST', path: '/v3/iw-kept/view/mark', access: 'session' },
  listViewComments: { method: 'POST', path: '/v3/iw-kept/view/list-comments', access: 'session' },
  addViewComment: { method: 'POST', path: '/v3/iw-kept/view/add-comment', access: 'session' },
  removeViewComment: { method: 'POST', path: '/v3/iw-kept/view/remove-comment', access: 'session' },
  listCompetitorSets: { method: 'POST', path: '/v3/iw-kept/competitors/list', access: 'session' },
  keepCompetitorSet: { method: 'POST', path: '/v3/iw-kept/competitors/keep', access: 'session' },
  removeCompetitorSet: { method: 'POST', path: '/v3/iw-kept/competitors/remove', access: 'session' },
  listFavouriteMembers: { method: 'POST', path: '/v3/iw-kept/favourites/list', access: 'session' },
  markFavouriteMember: { method: 'POST', path: '/v3/iw-kept/favourites/mark', access: 'session' },
  listWatches: { method: 'POST', path: '/v3/iw-watch/watch/list', access: 'session' },
  addWatch: { method: 'POST', path: '/v3/iw-watch/watch/add', access: 'session' },
  readWatch: { method: 'POST', path: '/v3/iw-watch/watch/read', access: 'session' },
  changeWatch: { method: 'POST', path: '/v3/iw-watch/watch/change', access: 'session' },
  pauseWatch: { method: 'POST', path: '/v3/iw-watch/watch/pause', access: 'session' },
  endWatch: { method: 'POST', path: '/v3/iw-watch/watch/end', access: 'session' },
  tryWatch: { method: 'POST', path: '/v3/iw-watch/watch/try', access: 'session' },
  bindWatchAddress: { method: 'POST', path: '/v3/iw-watch/address/bind', access: 'session', proof: 'beside' },
  trackingRegister: { method: 'POST', path: '/tracking/register', access: 'public' },
  trackingEvent: { method: 'POST', path: '/tracking/tracking', access: 'public' },
  areaFailed: { method: 'POST', path: '/tracking/area-failed', access: 'public' },
  marketCatalogue: {
    method: 'POST',
    path: '/v3/iw-market/analysis/catalogue',
    access: 'dataset',
    programs: true,
  },
  marketMembers: { method: 'POST', path: '/v3/iw-market/analysis/members', access: 'dataset', programs: true },
  marketQuery: { method: 'POST', path: '/v3/iw-market/analysis/query', access: 'dataset', programs: true },
  marketFiles: { method: 'POST', path: '/v3/iw-market/analysis/files', access: 'dataset', programs: true },
  marketFile: {
    method: 'GET',
    path: '/v3/iw-market/analysis/file',
    access: 'dataset',
    programs: true,
    file: true,
  },
  marketChanges: { method: 'POST', path: '/v3/iw-market/analysis/changes', access: 'dataset', programs: true },
  marketDatasets: { method: 'POST', path: '/v3/iw-market/analysis/datasets', access: 'session', parts: 'held' },
  marketCompare: { method: 'POST', path: '/v3/iw-market/analysis/compare', access: 'product:sales', programs: true },
  marketDeliver: {
    method: 'POST',
    path: '/v3/iw-market/deliveries/order',
    access: 'right:deliver',
    programs: true,
  },
  marketDelivery: {
    method: 'POST',
    path: '/v3/iw-market/deliveries/state',
    access: 'right:deliver',
    programs: true,
  },
  makeExport: { method: 'POST', path: '/v3/iw-export/files/make', access: 'session' },
  listExports: { method: 'POST', path: '/v3/iw-export/files/list', access: 'session' },
  removeExport: { method: 'POST', path: '/v3/iw-export/files/remove', access: 'session' },
  exportFile: { method: 'POST', path: '/v3/iw-export/files/file', access: 'session', file: true },
} as const satisfies Record<string, CallRule>;

/** What the key of a program may be made for, each by itself: `ask` opens figures, and is what a key has that says nothing. */
export const keyRights = ['ask', 'deliver', 'hand-over'] as const;
export type KeyRight = (typeof keyRights)[number];

export interface CallRule {
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** What opens the whole answer, figures and texts of other kinds in it included. */
  access: 'public' | 'session' | 'stale-session' | 'dataset' | `product:${string}` | `right:${KeyRight}`;
  /** Each row of its answer belongs to a product, or to everybody: rows of products that are not held are left out. */
  parts?: 'held';
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

export type CallName = keyof typeof calls;
