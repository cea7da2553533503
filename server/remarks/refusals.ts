import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

export const remarkRefusals = {
  /** Unknown and somebody else's are one answer. */
  notFound: () =>
    new Refusal('remarks.not-found', status.notFound, {
      zh_CN: '没有找到这条批注：可能已被删除，或不是您写的。',
      en: 'There is no such note: it was removed, or somebody else wrote it.',
    }),
  tooMany: (most: number) =>
    new Refusal('remarks.too-many', status.refused, {
      zh_CN: `最多保存 ${most} 条批注，请先删除不再需要的。`,
      en: `At most ${most} notes can be kept. Please remove some that are no longer needed.`,
    }),
  nowhere: () =>
    new Refusal('remarks.nowhere', status.refused, {
      zh_CN: '请为批注选择月份、对象或指标中的至少一项。',
      en: 'Choose a month, a member or a figure for the note: at least one of them.',
    }),
  /** @param key of the member */
  noMember: (key: string) =>
    new Refusal('remarks.no-member', status.refused, {
      zh_CN: `当前数据版本中没有“${key}”。请重新选择批注的对象。`,
      en: `The published release has no "${key}". Choose another member for the note.`,
    }),
  noCompany: () =>
    new Refusal('remarks.no-company', status.refused, {
      zh_CN: '您的账号没有所属企业，因此无法与企业共享批注。',
      en: 'Your account belongs to no company, so there is nobody to share the note with.',
    }),
};
