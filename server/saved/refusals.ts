import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

/** Unknown, somebody else's and no longer shared are one answer. */
export const notSaved = () =>
  new Refusal(
    'saved.not-found',
    status.notFound,
    {
      zh_CN: '没有找到该内容：可能已被删除，或不再与您共享。',
      en: 'This is not here any more: it was removed, or is no longer shared with you.',
    },
    'no such view, comment or set for this account',
  );

export const unknownPage = (path: string) =>
  new Refusal(
    'saved.unknown-page',
    status.refused,
    {
      zh_CN: '此页面的视图不能保存。',
      en: 'Views of this page cannot be saved.',
    },
    `no product has the page ${path}`,
  );

export const tooMany = (most: number) =>
  new Refusal(
    'saved.too-many',
    status.refused,
    {
      zh_CN: `最多保存 ${most} 个，请先删除不再使用的。`,
      en: `At most ${most} can be saved. Please remove some that are no longer used.`,
    },
    'limit of saved things reached',
  );

export const noCompany = () =>
  new Refusal(
    'saved.no-company',
    status.refused,
    {
      zh_CN: '您的账号没有所属企业，因此无法与企业共享。',
      en: 'Your account belongs to no company, so there is nobody to share this with.',
    },
    'account without a company shares',
  );
