import type { EnumeratedMember } from '../dimension.ts';
import { text } from '../members/declare.ts';

/** What people talk about of a car. */
export const topics = [
  { key: 'looks', name: text('外观', 'Exterior'), also: ['造型', 'looks', 'design'] },
  { key: 'space', name: text('空间', 'Space'), also: ['储物', 'room'] },
  { key: 'comfort', name: text('舒适性', 'Comfort'), also: ['舒适', '内饰'] },
  { key: 'driving', name: text('动力与操控', 'Power and handling'), also: ['动力', '操控', 'handling'] },
  {
    key: 'range',
    name: text('续航与能耗', 'Range and consumption'),
    also: ['续航', '能耗', '油耗', '充电', 'consumption'],
  },
  { key: 'cabin', name: text('智能座舱', 'Smart cabin'), also: ['车机', 'cockpit', 'infotainment'] },
  { key: 'assistance', name: text('智能驾驶', 'Driving assistance'), also: ['辅助驾驶', '智驾', 'adas'] },
  { key: 'quality', name: text('质量', 'Quality'), also: ['品质', '故障', 'reliability'] },
  { key: 'safety', name: text('安全', 'Safety'), also: ['安全性'] },
  { key: 'price', name: text('价格', 'Price'), also: ['性价比', '优惠', 'value'] },
  { key: 'service', name: text('服务', 'Service'), also: ['售后', '销售服务', 'after-sales'] },
] as const satisfies readonly EnumeratedMember[];
