import { moduleRefusals } from '../refusals.ts';

/**
 * The folder that an address means.
 * @param address of a folder, or of the manifest.json in it
 * @returns its address, with a slash at its end
 * @throws Refusal where it is no such address
 */
export function folderAt(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username + url.password + url.search + url.hash !== '')
    throw moduleRefusals.addressUnfit({
      zh_CN: `“${address}”不可用：请写文件夹的地址，例如 https://team.example/dealer-map/1.2.0/，不含用户名、? 和 #。`,
      en: `"${address}" is not valid: give the address of the folder, such as https://team.example/dealer-map/1.2.0/, without a user name, ? and #.`,
    });
  const path = url.pathname.replace(/\/manifest\.json$/, '/');
  return `${url.origin}${path.endsWith('/') ? path : `${path}/`}`;
}
