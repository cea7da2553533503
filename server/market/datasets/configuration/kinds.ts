import type { EnumeratedMember } from '../dimension.ts';
import { text } from '../members/declare.ts';

/** How a trim has an item: a text says more of it, such as a size. */
export const equipmentStates = [
  { key: 'standard', name: text('标配', 'Standard') },
  { key: 'optional', name: text('选装', 'Optional') },
  { key: 'none', name: text('无', 'Not available') },
] as const satisfies readonly EnumeratedMember[];

/** What items are grouped by. */
export const equipmentCategories = [
  { key: 'dimensions', name: text('车身尺寸', 'Dimensions') },
  { key: 'safety', name: text('安全', 'Safety') },
  { key: 'assistance', name: text('辅助驾驶', 'Driver assistance') },
  { key: 'chassis', name: text('底盘', 'Chassis') },
  { key: 'exterior', name: text('外观', 'Exterior') },
  { key: 'interior', name: text('内饰与座椅', 'Interior and seats') },
  { key: 'cockpit', name: text('智能座舱', 'Cockpit') },
  { key: 'comfort', name: text('舒适', 'Comfort') },
  { key: 'charging', name: text('充电与能耗', 'Charging and energy') },
  { key: 'other', name: text('其他', 'Other') },
] as const satisfies readonly EnumeratedMember[];
