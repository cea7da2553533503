import type { EnumeratedMember } from '../dimension.ts';
import { text } from '../members/declare.ts';
import { enumeratedMembers } from '../members/enumerated.ts';

/** What a buyer is given beside the car, in the order in which it is spoken of. */
export const benefitKinds = [
  {
    key: 'tradeInSubsidy',
    name: text('置换补贴', 'Trade-in subsidy'),
    also: ['置换礼', '增换购补贴', '以旧换新补贴', 'trade-in'],
  },
  {
    key: 'purchaseTax',
    name: text('购置税补差', 'Purchase tax cover'),
    also: ['购置税兜底', '购置税补贴', 'purchase tax'],
  },
  {
    key: 'interest',
    name: text('金融贴息', 'Finance subsidy'),
    also: ['首付贴息', '贴息', 'interest relief', 'down-payment interest relief'],
  },
  { key: 'insurance', name: text('保险补贴', 'Insurance'), also: ['赠送保险', '保险', '商业险补贴'] },
  {
    key: 'charging',
    name: text('免费充电', 'Free charging'),
    also: ['充电权益', '补能权益', '免费换电', 'charging', 'battery swap'],
  },
  { key: 'wallBox', name: text('家充桩及安装', 'Wall box with installation'), also: ['家充桩', '充电桩', 'wall box'] },
  {
    key: 'software',
    name: text('智驾与 OTA 软件包', 'Driving software and OTA packages'),
    also: ['软件包', '智驾软件', 'OTA', 'OTA包', 'OTA packages', 'software'],
  },
  {
    key: 'warranty',
    name: text('终身质保', 'Warranty for life'),
    also: ['质保', '三电终身质保', '整车终身质保', 'warranty'],
  },
  { key: 'maintenance', name: text('免费保养', 'Free servicing'), also: ['保养', 'maintenance', 'servicing'] },
  {
    key: 'connectivity',
    name: text('车联网流量', 'Connectivity'),
    also: ['终身流量', '基础流量', '流量', 'data plan'],
  },
  { key: 'options', name: text('选装基金', 'Options fund'), also: ['选装', '选配基金', 'options'] },
] as const satisfies readonly EnumeratedMember[];

/** Whom a benefit is for. */
export const benefitAudiences = [
  { key: 'anyone', name: text('不限车主', 'Any owner'), also: ['不限', '全部', 'any'] },
  { key: 'firstOwner', name: text('首任车主', 'First owner'), also: ['首任非营运车主', '首任'] },
  { key: 'tradeIn', name: text('置换用户', 'Who trades a car in'), also: ['置换', '置换客户'] },
  { key: 'loyal', name: text('增换购老车主', 'Who owns one of the brand'), also: ['增换购', '老车主', 'loyal'] },
  { key: 'financed', name: text('贷款用户', 'Who buys on credit'), also: ['贷款', '金融购车', '分期'] },
  { key: 'unknown', name: text('未注明', 'Not stated') },
] as const satisfies readonly EnumeratedMember[];

const { area } = enumeratedMembers;

/** Where a benefit holds: in the whole country, in an area, or in places that it names. */
export const benefitReaches: readonly EnumeratedMember[] = [
  { key: 'nationwide', name: text('全国', 'Nationwide'), also: ['全国统一'] },
  ...area.filter(({ key }) => key !== 'unknown'),
  { key: 'selected', name: text('部分省市', 'Some provinces or cities'), also: ['部分地区', '部分城市', 'selected'] },
];

/** How the value of a benefit in yuan is known. */
export const valueBases = [
  { key: 'stated', name: text('厂商公布', 'Stated by the manufacturer'), also: ['公布', '官方'] },
  { key: 'reckoned', name: text('按假设测算', 'Reckoned by assumptions'), also: ['测算', '估算', 'estimated'] },
  { key: 'unvalued', name: text('未计价', 'Not valued'), also: ['不计价', '无法计价'] },
] as const satisfies readonly EnumeratedMember[];
