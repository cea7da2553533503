import { type Language, type LinkedAccount, type LoginData, readPanels, type UserInfo } from '@portal/contract';
import { type Account, csvStyleOf } from './account-store.ts';
import { divisionName, stateName } from './names.ts';

/** S3.005. */
export function loginView(account: Account, token: string): LoginData {
  return {
    token,
    userId: account.account_id,
    userNm: account.user_name,
    realNm: account.real_name,
    compNm: account.company,
    actvToYmd: account.active_to,
  };
}

/** S3.011. */
export function linkedView(account: Account, language: Language): LinkedAccount {
  return {
    userId: account.account_id,
    userNm: account.user_name,
    userRealNm: account.real_name,
    compNm: account.company,
    actvFrYmd: account.active_from,
    actvToYmd: account.active_to,
    userDivNm: divisionName(account.division, language),
    userSt: account.state,
    userStNm: stateName(account.state, language),
  };
}

/** S3.006 to S3.010. The list of linked accounts begins with the account itself, which the drawer marks (S4.053). */
export function userView(account: Account, linked: Account[], roles: string[], language: Language): UserInfo {
  const contacts = { phonNo: account.phone, emalAd: account.email, wxNickNm: account.messaging_name };
  const csvStyle = csvStyleOf(account);
  return {
    ...linkedView(account, language),
    ...contacts,
    headPicPath: account.picture,
    bindInfoDTO: contacts,
    bindQrcode: { qrcode: '', qrcodeId: '' },
    relationUserList: [account, ...linked].map((each) => linkedView(each, language)),
    roles,
    ...(csvStyle && { csvStyle }),
    ...(account.product_order === null ? {} : { productOrder: JSON.parse(account.product_order) as string[] }),
    ...(account.my_panels === null ? {} : { myPanels: readPanels(JSON.parse(account.my_panels)) }),
  };
}
