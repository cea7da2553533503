import type { EnumeratedMember } from '../dimension.ts';
import { text } from '../members/declare.ts';

/** What can happen to a car, in the order of its life. */
export const launchKinds = [
  { key: 'unveiled', name: text('亮相', 'Unveiled') },
  { key: 'presale', name: text('开启预售', 'Presale opened') },
  { key: 'launched', name: text('上市', 'Launched') },
  { key: 'modelYear', name: text('年款', 'Model year') },
  { key: 'facelift', name: text('改款', 'Facelift') },
  { key: 'generation', name: text('换代', 'New generation') },
  { key: 'discontinued', name: text('停售', 'Discontinued') },
] as const satisfies readonly EnumeratedMember[];

/** Who can have reported an event. */
export const launchSources = [
  { key: 'maker', name: text('厂家发布', 'Manufacturer') },
  { key: 'ministry', name: text('主管部门公告', 'Ministry notice') },
  { key: 'media', name: text('媒体报道', 'Media') },
  { key: 'trade', name: text('经销渠道', 'Dealers') },
  { key: 'unknown', name: text('未知', 'Unknown') },
] as const satisfies readonly EnumeratedMember[];
