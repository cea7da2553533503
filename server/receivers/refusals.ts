import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

export const receiverRefusals = {
  unknown: () =>
    new Refusal('receivers.unknown', status.notFound, {
      zh_CN: '没有这个接收端，可能已被删除。',
      en: 'There is no such receiver: it may have been removed.',
    }),
  tooMany: (most: number) =>
    new Refusal('receivers.too-many', status.refused, {
      zh_CN: `最多可有 ${most} 个接收端，请先删除不再使用的。`,
      en: `At most ${most} receivers can be set. Please remove some that are no longer used.`,
    }),
  address: () =>
    new Refusal('receivers.address-unfit', status.refused, {
      zh_CN: '请填写公网的 https 地址（不含用户名和密码）；内网地址只能由管理员开放。',
      en: 'Please give an https address of the internet, without a user name and password. Only the operator can open addresses within the house.',
    }),
  secret: () =>
    new Refusal('receivers.secret-unfit', status.refused, {
      zh_CN: '通用 Webhook 需要签名密钥：whsec_ 加 24 到 64 字节的 base64。',
      en: 'A plain webhook needs a secret: whsec_ and 24 to 64 bytes in base64.',
    }),
};
