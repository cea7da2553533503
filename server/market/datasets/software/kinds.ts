import type { EnumeratedMember } from '../dimension.ts';
import { text } from '../members/declare.ts';

/** What an update does: it brings something, makes something better, puts something right, or takes the place of a recall. */
export const changeKinds = [
  { key: 'added', name: text('新增', 'New'), also: ['新功能', 'added'] },
  { key: 'improved', name: text('优化', 'Improved'), also: ['改进', '提升', 'optimised', 'optimized'] },
  { key: 'mended', name: text('修复', 'Fixed'), also: ['bug fix', 'fix', '问题修复'] },
  { key: 'recalled', name: text('召回', 'Recalled'), also: ['OTA召回', 'recall'] },
] as const satisfies readonly EnumeratedMember[];

/** Which side of the car an item of an update is about. */
export const softwareSubjects = [
  { key: 'driving', name: text('智能驾驶', 'Driving assistance'), also: ['智驾', '辅助驾驶', 'adas'] },
  { key: 'parking', name: text('泊车', 'Parking'), also: ['自动泊车'] },
  { key: 'cabin', name: text('智能座舱', 'Smart cabin'), also: ['座舱', '车机', 'cockpit'] },
  { key: 'voice', name: text('语音助手', 'Voice assistant'), also: ['语音', 'voice'] },
  { key: 'apps', name: text('车联与应用', 'Apps and connectivity'), also: ['应用', '车联网', 'connectivity'] },
  {
    key: 'energy',
    name: text('续航与充电', 'Range and charging'),
    also: ['续航', '充电', '能耗', 'charging'],
  },
  { key: 'chassis', name: text('动力与底盘', 'Drive and chassis'), also: ['底盘', '动力', 'chassis'] },
  { key: 'safety', name: text('安全', 'Safety'), also: ['主动安全'] },
  { key: 'other', name: text('其他', 'Other') },
] as const satisfies readonly EnumeratedMember[];
