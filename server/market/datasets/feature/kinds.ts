import type { EnumeratedMember } from '../dimension.ts';
import { text } from '../members/declare.ts';

/** Which side of the car a feature is of: each has levels of its own. */
export const featureDomains = [
  { key: 'driving', name: text('智能驾驶', 'Driving'), also: ['智驾', 'adas', '驾驶'] },
  { key: 'cabin', name: text('智能座舱', 'Cabin'), also: ['座舱', 'cockpit'] },
] as const satisfies readonly EnumeratedMember[];

const level = (key: string, ...also: string[]): EnumeratedMember => ({ key, name: text(key, key), also });

/** The levels that features are of, the plainest first. */
export const featureLevels: readonly EnumeratedMember[] = [
  level('L0', '0', '0级'),
  level('L1', '1', '1级'),
  level('L2', '2', '2级'),
  level('L3', '3', '3级'),
  level('L4', '4', '4级'),
  level('L5', '5', '5级'),
];

/** How a model has a feature. */
export const featureStates = [
  { key: 'standard', name: text('标配', 'Standard') },
  {
    key: 'optional',
    name: text('选装或订阅', 'Option or subscription'),
    also: ['选装', '订阅', 'option', 'subscription'],
  },
  { key: 'ota', name: text('OTA 获得', 'Came by OTA'), also: ['OTA', 'OTA推送', 'by ota'] },
  { key: 'announced', name: text('已公布', 'Announced'), also: ['待推送', 'coming'] },
  { key: 'none', name: text('无', 'Not available') },
] as const satisfies readonly EnumeratedMember[];

const had: readonly unknown[] = ['standard', 'optional', 'ota'];

/** Whether a buyer can have the feature now. */
export const isAvailable = (state: unknown): boolean => had.includes(state);
