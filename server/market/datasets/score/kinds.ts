import type { EnumeratedMember } from '../dimension.ts';
import { text } from '../members/declare.ts';

/** Who makes scores. */
export const raterKinds = [
  { key: 'institute', name: text('第三方测评机构', 'Test institute'), also: ['第三方', '机构', 'institute'] },
  { key: 'survey', name: text('用户调研', 'User survey'), also: ['调研', 'survey'] },
  { key: 'media', name: text('媒体评测', 'Media'), also: ['媒体', 'press'] },
  { key: 'maker', name: text('厂家自测', 'Manufacturer'), also: ['厂家', '自测'] },
] as const satisfies readonly EnumeratedMember[];

/** What is scored of a car. */
export const scoreAspects = [
  { key: 'highway', name: text('高速领航', 'Highway navigation'), also: ['高速'] },
  { key: 'city', name: text('城区领航', 'City navigation'), also: ['城区', '城市'] },
  { key: 'parking', name: text('泊车', 'Parking') },
  { key: 'safety', name: text('主动安全', 'Active safety'), also: ['安全'] },
  { key: 'cabin', name: text('座舱交互', 'Cabin interaction'), also: ['座舱', 'cockpit'] },
  { key: 'voice', name: text('语音', 'Voice') },
  { key: 'updates', name: text('OTA 体验', 'Updates'), also: ['OTA', '升级体验'] },
] as const satisfies readonly EnumeratedMember[];
