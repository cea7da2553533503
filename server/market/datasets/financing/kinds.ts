import type { EnumeratedMember } from '../dimension.ts';
import { text } from '../members/declare.ts';

/** Who lends the money for a car. */
export const lenderKinds = [
  {
    key: 'captive',
    name: text('厂商金融', 'Captive finance'),
    also: ['汽车金融公司', '汽车金融', '厂家金融', 'captive', 'auto finance company'],
  },
  { key: 'bank', name: text('银行', 'Bank'), also: ['商业银行', '信用卡'] },
  { key: 'lease', name: text('融资租赁', 'Finance lease'), also: ['租赁', 'leasing'] },
] as const satisfies readonly EnumeratedMember[];

/** How a car is paid: by whom it is financed, or in full. New ones stand at the end. */
export const paymentKinds = [
  { key: 'cash', name: text('全款', 'Paid in full'), also: ['现金', '一次性付款'] },
  ...lenderKinds,
] as const satisfies readonly EnumeratedMember[];
