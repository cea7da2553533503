/** S9.052 A86: scripts of maps and of statistics, which are known to fail when they are taken away and put back. */
const usual = [
  'api.map.baidu.com',
  'webapi.amap.com',
  'map.qq.com',
  'api.tianditu.gov.cn',
  'hm.baidu.com',
  'cnzz.com',
  'google-analytics.com',
  'googletagmanager.com',
];

/**
 * S9.051: which assets an area brings that are not the area's own but the page's.
 *
 * @param names parts of addresses, beside the usual ones
 * @returns tells for an address whether it is left to the page
 */
export function assetFilter(names: readonly string[] = []): (address: string) => boolean {
  const all = [...usual, ...names].filter((name) => name !== '').map((name) => name.toLowerCase());
  return (address) => all.some((name) => address.toLowerCase().includes(name));
}
