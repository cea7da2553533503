/**
 * Every call of the wire: its method and path below /api, and who may make it.
 * 'public' needs no session, 'session' needs one, `product:<key>` needs one whose account holds that product, or one of
 * those that stand there with commas between them, and 'dataset' one whose account holds one of the products that open
 * the dataset of the payload; `right:<name>` needs the key of a program that was made with that right, and no session opens it.
 * 'stale-session' is what a session can still do after its account's rights have changed: be renewed, ended, and read
 * what it may do from now on; any other call is then answered with 100441 (S4.041).
 */
export const calls = {
  simpleLogin: { method: 'POST', path: '/v3/iw-framework/login/simpleLogin', access: 'public', trail: 'sign-in' },
  dynamicLogin: { method: 'POST', path: '/v3/iw-framework/login/dynamicLogin', access: 'public', trail: 'sign-in' },
  qrcodeLogin: { method: 'POST', path: '/v3/iw-framework/login/qrcodeLogin', access: 'public', trail: 'sign-in' },
  issueHandOver: {
    method: 'POST',
    path: '/v3/iw-framework/login/issue-hand-over',
    access: 'right:hand-over',
    trail: 'issue-hand-over',
    programs: true,
  },
  readHandOver: { method: 'POST', path: '/v3/iw-framework/login/read-hand-over', access: 'public', trail: null },
  handOverLogin: { method: 'POST', path: '/v3/iw-framework/login/hand-over-login', access: 'public', trail: 'sign-in' },
  beginPasskeyLogin: {
    method: 'POST',
    path: '/v3/iw-framework/login/begin-passkey-login',
    access: 'public',
    trail: null,
  },
  passkeyLogin: { method: 'POST', path: '/v3/iw-framework/login/passkey-login', access: 'public', trail: 'sign-in' },
  updatePwd: {
    method: 'POST',
    path: '/v3/iw-framework/login/updatePwd',
    access: 'session',
    trail: 'update-password',
    proof: 'both',
  },
  secondFactor: { method: 'POST', path: '/v3/iw-framework/login/second-factor', access: 'public', trail: 'sign-in' },
  refreshToken: { method: 'POST', path: '/v3/iw-framework/login/refreshToken', access: 'stale-session', trail: null },
  refreshToken2: { method: 'POST', path: '/v3/iw-framework/login/refreshToken2', access: 'stale-session', trail: null },
  userRefreshToken: {
    method: 'POST',
    path: '/v3/iw-framework/user/refreshToken',
    access: 'stale-session',
    trail: null,
  },
  logout: { method: 'POST', path: '/v3/iw-framework/login/logout', access: 'stale-session', trail: 'sign-out' },
  userLogout: { method: 'POST', path: '/v3/iw-framework/user/logout', access: 'stale-session', trail: 'sign-out' },
  switchAccount: {
    method: 'POST',
    path: '/v3/iw-framework/login/switch-account',
    access: 'session',
    trail: 'switch-account',
  },
  getUserInfo: { method: 'POST', path: '/v3/iw-framework/user/getUserInfo', access: 'stale-session', trail: null },
  listOwnTrail: { method: 'POST', path: '/v3/iw-framework/user/list-trail', access: 'session', trail: null },
  tellOverrides: {
    method: 'POST',
    path: '/v3/iw-framework/user/tell-overrides',
    access: 'session',
    trail: 'override-modules',
  },
  keepPanels: { method: 'POST', path: '/v3/iw-framework/user/keep-panels', access: 'session', trail: null },
  bindPhone: {
    method: 'POST',
    path: '/v3/iw-framework/user/bindPhone',
    access: 'session',
    trail: 'bind-phone',
    proof: 'beside',
  },
  bindEmail: {
    method: 'POST',
    path: '/v3/iw-framework/user/bindEmail',
    access: 'session',
    trail: 'bind-email',
    proof: 'beside',
  },
  proofWays: { method: 'POST', path: '/v3/iw-framework/user/proof-ways', access: 'session', trail: null },
  sendProofCode: {
    method: 'POST',
    path: '/v3/iw-framework/user/send-proof-code',
    access: 'session',
    trail: 'send-code',
  },
  proveAgain: { method: 'POST', path: '/v3/iw-framework/user/prove-again', access: 'session', trail: 'prove-again' },
  getFactors: { method: 'POST', path: '/v3/iw-framework/user/factors/list', access: 'session', trail: null },
  beginTotp: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/begin-totp',
    access: 'session',
    trail: null,
    proof: 'beside',
  },
  confirmTotp: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/confirm-totp',
    access: 'session',
    trail: 'add-totp',
  },
  beginPasskey: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/begin-passkey',
    access: 'session',
    trail: null,
    proof: 'beside',
  },
  beginPasskeyProof: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/begin-passkey-proof',
    access: 'session',
    trail: null,
  },
  confirmPasskey: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/confirm-passkey',
    access: 'session',
    trail: 'add-passkey',
  },
  renamePasskey: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/rename-passkey',
    access: 'session',
    trail: 'rename-passkey',
  },
  removePasskey: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/remove-passkey',
    access: 'session',
    trail: 'remove-passkey',
    proof: 'beside',
  },
  endTotp: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/end-totp',
    access: 'session',
    trail: 'remove-totp',
    proof: 'within',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/v3/iw-framework/user/factors/renew-recovery-codes',
    access: 'session',
    trail: 'renew-recovery-codes',
    proof: 'within',
  },
  listSessions: { method: 'POST', path: '/v3/iw-framework/user/list-sessions', access: 'session', trail: null },
  endSession: { method: 'POST', path: '/v3/iw-framework/user/end-session', access: 'session', trail: 'end-session' },
  endOtherSessions: {
    method: 'POST',
    path: '/v3/iw-framework/user/end-other-sessions',
    access: 'session',
    trail: 'end-other-sessions',
  },
  forgetDevice: {
    method: 'POST',
    path: '/v3/iw-framework/user/forget-device',
    access: 'session',
    trail: 'forget-device',
  },
  tryApply: { method: 'POST', path: '/v3/iw-framework/user/tryApply', access: 'public', trail: 'apply-trial' },
  getLoginQRCode: { method: 'POST', path: '/v3/iw-framework/pc/wx/v1/getLoginQRCode', access: 'public', trail: null },
  getBindQRCode: {
    method: 'POST',
    path: '/v3/iw-framework/pc/wx/v1/getBindQRCode',
    access: 'session',
    trail: null,
    proof: 'beside',
  },
  unbindMessaging: {
    method: 'POST',
    path: '/v3/iw-framework/pc/wx/v1/unbind',
    access: 'session',
    trail: 'unbind-messaging',
    proof: 'beside',
  },
  doBindQrcode: {
    method: 'POST',
    path: '/v3/iw-framework/pc/wx/v1/doBindQrcode',
    access: 'public',
    trail: 'bind-messaging',
  },
  getQRCodeStatus: { method: 'POST', path: '/v3/iw-framework/pc/wx/v1/getQRCodeStatus', access: 'public', trail: null },
  getQRCodeScene: { method: 'POST', path: '/v3/iw-framework/pc/wx/v1/getQRCodeScene', access: 'public', trail: null },
  confirmLoginQRCode: {
    method: 'POST',
    path: '/v3/iw-framework/pc/wx/v1/confirmLoginQRCode',
    access: 'public',
    trail: 'confirm-sign-in',
  },
  sendBindCode: { method: 'POST', path: '/v3/iw-message/sms/sendBindCode', access: 'session', trail: 'send-code' },
  sendBindCodeEmail: {
    method: 'POST',
    path: '/v3/iw-message/email/sendBindCodeEmail',
    access: 'session',
    trail: 'send-code',
  },
  sendVerificationCode: {
    method: 'POST',
    path: '/v3/iw-message/sms/sendVerificationCode',
    access: 'public',
    trail: 'send-code',
  },
  sendVerificationCodeEmail: {
    method: 'POST',
    path: '/v3/iw-message/email/sendVerificationCodeEmail',
    access: 'public',
    trail: 'send-code',
  },
  captchaCreate: { method: 'POST', path: '/v3/iw-framework/captcha/create', access: 'public', trail: null },
  captchaVerify: { method: 'POST', path: '/v3/iw-framework/captcha/verify', access: 'public', trail: null },
  getGaeiPrivil: {
    method: 'POST',
    path: '/v3/iw-framework/external/getGaeiPrivil',
    access: 'session',
    trail: null,
    parts: 'held',
  },
  getLanYingEnterpriseKey: {
    method: 'GET',
    path: '/iways-front/func/getLanYingEnterpriseKey',
    access: 'session',
    trail: 'read-enterprise-key',
  },
  getAllMenu: {
    method: 'POST',
    path: '/v3/iw-framework/menu/get-all-menu',
    access: 'stale-session',
    trail: null,
    parts: 'held',
  },
  getAuthProducts: {
    method: 'POST',
    path: '/v3/iw-framework/index/get-auth-products',
    access: 'session',
    trail: null,
    parts: 'held',
  },
  getAllProducts: { method: 'POST', path: '/v3/iw-framework/index/get-all-products', access: 'public', trail: null },
  getAllProductsTry: {
    method: 'POST',
    path: '/v3/iw-framework/index/get-all-products-try',
    access: 'public',
    trail: null,
  },
  getMarketPicture: { method: 'POST', path: '/v3/iw-framework/index/market-picture', access: 'public', trail: null },
  getPublicCharts: { method: 'POST', path: '/v3/iw-framework/index/public-charts', access: 'public', trail: null },
  getPvSales: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-pv-sales',
    access: 'product:sales',
    trail: null,
  },
  getEnergySales: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-energy-sales',
    access: 'product:sales',
    trail: null,
  },
  getPvSalesTrend: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-pv-sales-trend',
    access: 'product:sales',
    trail: null,
  },
  listManfSales: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/list-manf-sales',
    access: 'product:sales',
    trail: null,
  },
  listSubModelSales: {
    method: 'POST',
    path: '/v3/iw-sales-analysis/overview/list-subModel-sales',
    access: 'product:sales',
    trail: null,
  },
  getMarketPrice: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-market-price',
    access: 'product:sales,price',
    trail: null,
  },
  getMarketPriceTrend: {
    method: 'GET',
    path: '/v3/iw-sales-analysis/overview/get-market-price-trend',
    access: 'product:sales,price',
    trail: null,
  },
  comingSoonModel: {
    method: 'POST',
    path: '/new-car/index/coming-soon-model',
    access: 'product:new-car,sales,model-fastview',
    trail: null,
  },
  onSaleModel: {
    method: 'POST',
    path: '/new-car/index/on-sale-model',
    access: 'product:new-car,sales,model-fastview',
    trail: null,
  },
  newCarEvents: { method: 'POST', path: '/new-car/index/events', access: 'product:new-car', trail: null },
  listNews: { method: 'POST', path: '/evnews-api/news/list-news', access: 'product:news', trail: null },
  listIndexInformation: {
    method: 'POST',
    path: '/evnews-api/index/list-index-information',
    access: 'product:news',
    trail: null,
  },
  getArticleForApp: {
    method: 'POST',
    path: '/v3/iw-framework/index/app/getArticleForApp',
    access: 'product:news',
    trail: null,
  },
  newsSearch: { method: 'POST', path: '/v3/iw-content/news/search', access: 'product:news', trail: null },
  newsFeed: {
    method: 'GET',
    path: '/v3/iw-content/news/feed',
    access: 'product:news',
    trail: null,
    programs: true,
    file: true,
  },
  newsDetail: { method: 'POST', path: '/v3/iw-content/news/detail', access: 'product:news', trail: null },
  newsPreference: { method: 'POST', path: '/v3/iw-content/news/get-preference', access: 'product:news', trail: null },
  saveNewsPreference: {
    method: 'POST',
    path: '/v3/iw-content/news/save-preference',
    access: 'product:news',
    trail: null,
  },
  hostPolicy: {
    method: 'POST',
    path: '/app-dashboard/overview/other/host-policy',
    access: 'product:policy',
    trail: null,
  },
  policyHome: { method: 'POST', path: '/v3/iw-content/policy/home', access: 'product:policy', trail: null },
  policySearch: { method: 'POST', path: '/v3/iw-content/policy/search', access: 'product:policy', trail: null },
  policyDetail: { method: 'POST', path: '/v3/iw-content/policy/detail', access: 'product:policy', trail: null },
  policyCities: { method: 'POST', path: '/v3/iw-content/policy/cities', access: 'product:policy', trail: null },
  policyVersions: { method: 'POST', path: '/v3/iw-content/policy/versions', access: 'product:policy', trail: null },
  policyReports: { method: 'POST', path: '/v3/iw-content/policy/reports', access: 'product:policy', trail: null },
  policyReport: {
    method: 'POST',
    path: '/v3/iw-content/policy/report',
    access: 'product:policy',
    trail: 'open-report',
    trailDaily: true,
  },
  reportSearch: { method: 'POST', path: '/v3/iw-content/report/search', access: 'session', trail: null },
  reportDetail: {
    method: 'POST',
    path: '/v3/iw-content/report/detail',
    access: 'session',
    trail: 'open-report',
    trailDaily: true,
  },
  imageSearch: { method: 'POST', path: '/v3/iw-content/image/search', access: 'product:image-library', trail: null },
  imageDetail: { method: 'POST', path: '/v3/iw-content/image/detail', access: 'product:image-library', trail: null },
  imagesOfCars: {
    method: 'POST',
    path: '/v3/iw-content/image/of-cars',
    access: 'session',
    trail: null,
    parts: 'held',
  },
  imageFile: {
    method: 'POST',
    path: '/v3/iw-content/image/file',
    access: 'product:image-library',
    trail: 'export',
    trailDaily: true,
    file: true,
  },
  quickSearch: { method: 'POST', path: '/v3/iw-search/search/quick', access: 'session', trail: null, parts: 'held' },
  listKeptViews: { method: 'POST', path: '/v3/iw-kept/view/list', access: 'session', trail: null, parts: 'held' },
  keepView: { method: 'POST', path: '/v3/iw-kept/view/keep', access: 'session', trail: null },
  removeKeptView: { method: 'POST', path: '/v3/iw-kept/view/remove', access: 'session', trail: null },
  markKeptView: { method: 'POST', path: '/v3/iw-kept/view/mark', access: 'session', trail: null },
  listViewComments: { method: 'POST', path: '/v3/iw-kept/view/list-comments', access: 'session', trail: null },
  addViewComment: { method: 'POST', path: '/v3/iw-kept/view/add-comment', access: 'session', trail: null },
  removeViewComment: { method: 'POST', path: '/v3/iw-kept/view/remove-comment', access: 'session', trail: null },
  listCompetitorSets: { method: 'POST', path: '/v3/iw-kept/competitors/list', access: 'session', trail: null },
  keepCompetitorSet: { method: 'POST', path: '/v3/iw-kept/competitors/keep', access: 'session', trail: null },
  removeCompetitorSet: { method: 'POST', path: '/v3/iw-kept/competitors/remove', access: 'session', trail: null },
  listFavouriteMembers: { method: 'POST', path: '/v3/iw-kept/favourites/list', access: 'session', trail: null },
  markFavouriteMember: { method: 'POST', path: '/v3/iw-kept/favourites/mark', access: 'session', trail: null },
  listWatches: { method: 'POST', path: '/v3/iw-watch/watch/list', access: 'session', trail: null },
  addWatch: { method: 'POST', path: '/v3/iw-watch/watch/add', access: 'session', trail: 'add-watch' },
  readWatch: { method: 'POST', path: '/v3/iw-watch/watch/read', access: 'session', trail: null },
  changeWatch: { method: 'POST', path: '/v3/iw-watch/watch/change', access: 'session', trail: 'change-watch' },
  pauseWatch: { method: 'POST', path: '/v3/iw-watch/watch/pause', access: 'session', trail: 'pause-watch' },
  endWatch: { method: 'POST', path: '/v3/iw-watch/watch/end', access: 'session', trail: 'end-watch' },
  tryWatch: { method: 'POST', path: '/v3/iw-watch/watch/try', access: 'session', trail: null },
  bindWatchAddress: {
    method: 'POST',
    path: '/v3/iw-watch/address/bind',
    access: 'session',
    trail: 'bind-watch-address',
    proof: 'beside',
  },
  trackingRegister: { method: 'POST', path: '/tracking/register', access: 'public', trail: null },
  trackingEvent: { method: 'POST', path: '/tracking/tracking', access: 'public', trail: null },
  areaFailed: { method: 'POST', path: '/tracking/area-failed', access: 'public', trail: null },
  marketCatalogue: {
    method: 'POST',
    path: '/v3/iw-market/analysis/catalogue',
    access: 'dataset',
    trail: null,
    programs: true,
  },
  marketMembers: {
    method: 'POST',
    path: '/v3/iw-market/analysis/members',
    access: 'dataset',
    trail: null,
    programs: true,
  },
  marketQuery: { method: 'POST', path: '/v3/iw-market/analysis/query', access: 'dataset', trail: null, programs: true },
  marketFiles: { method: 'POST', path: '/v3/iw-market/analysis/files', access: 'dataset', trail: null, programs: true },
  marketFile: {
    method: 'GET',
    path: '/v3/iw-market/analysis/file',
    access: 'dataset',
    trail: 'export',
    trailDaily: true,
    programs: true,
    file: true,
  },
  marketChanges: {
    method: 'POST',
    path: '/v3/iw-market/analysis/changes',
    access: 'dataset',
    trail: null,
    programs: true,
  },
  marketDatasets: {
    method: 'POST',
    path: '/v3/iw-market/analysis/datasets',
    access: 'session',
    trail: null,
    parts: 'held',
  },
  marketCompare: {
    method: 'POST',
    path: '/v3/iw-market/analysis/compare',
    access: 'product:sales',
    trail: null,
    programs: true,
  },
  marketDeliver: {
    method: 'POST',
    path: '/v3/iw-market/deliveries/order',
    access: 'right:deliver',
    trail: 'order-delivery',
    programs: true,
  },
  marketDelivery: {
    method: 'POST',
    path: '/v3/iw-market/deliveries/state',
    access: 'right:deliver',
    trail: null,
    programs: true,
  },
  makeExport: { method: 'POST', path: '/v3/iw-export/files/make', access: 'session', trail: null },
  listExports: { method: 'POST', path: '/v3/iw-export/files/list', access: 'session', trail: null },
  removeExport: { method: 'POST', path: '/v3/iw-export/files/remove', access: 'session', trail: null },
  exportFile: {
    method: 'POST',
    path: '/v3/iw-export/files/file',
    access: 'session',
    trail: 'export',
    trailDaily: true,
    file: true,
  },
} as const satisfies Record<string, CallRule>;

/** What the key of a program may be made for, each by itself: `ask` opens figures, and is what a key has that says nothing. */
export const keyRights = ['ask', 'deliver', 'hand-over'] as const;
export type KeyRight = (typeof keyRights)[number];

export interface CallRule {
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** What opens the whole answer, figures and texts of other kinds in it included. */
  access: 'public' | 'session' | 'stale-session' | 'dataset' | `product:${string}` | `right:${KeyRight}`;
  /**
   * What it does, as the audit trail names it; null for one that only reads, saves a preference, or is one step of what
   * another call ends. None goes without, so that it is not forgotten.
   */
  trail: string | null;
  /** Programs and readers repeat it: the trail says once a day that somebody took the same thing away. */
  trailDaily?: true;
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
