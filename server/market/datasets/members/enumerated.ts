import type { EnumeratedMember, MemberGroup } from '../dimension.ts';

const member = (key: string, zh_CN: string, en: string): EnumeratedMember => ({ key, name: { zh_CN, en } });
/** A class of cars; files name it without the word as well: A SUV. */
const segment = (key: string, zh_CN: string, en: string): EnumeratedMember => ({
  ...member(key, zh_CN, en),
  also: [en.replace('-segment', '')],
});
const unknown = member('unknown', '未知', 'Unknown');

/** The members whose codes a release carries, in the order in which they are listed. */
export const enumeratedMembers = {
  fuelType: [
    member('ICE', '燃油', 'ICE'),
    member('HEV', '混动', 'HEV'),
    member('PHEV', '插混', 'PHEV'),
    member('EREV', '增程', 'EREV'),
    member('BEV', '纯电', 'BEV'),
    member('FCEV', '燃料电池', 'FCEV'),
    member('OTHER', '其他', 'Other'),
  ],
  manufacturerType: [
    member('independent', '自主', 'Independent'),
    member('joint_venture', '合资', 'Joint venture'),
    member('foreign', '外资', 'Foreign'),
    unknown,
  ],
  originType: [member('domestic', '国产', 'Domestic'), member('imported', '进口', 'Imported'), unknown],
  luxuryType: [member('luxury', '豪华', 'Luxury'), member('mainstream', '非豪华', 'Mainstream'), unknown],
  origin: [
    member('chinese', '中系', 'Chinese'),
    member('german', '德系', 'German'),
    member('japanese', '日系', 'Japanese'),
    member('american', '美系', 'American'),
    member('korean', '韩系', 'Korean'),
    member('european', '其他欧系', 'Other European'),
    unknown,
  ],
  segment: [
    segment('A00', 'A00级轿车', 'A00-segment sedan'),
    segment('A0', 'A0级轿车', 'A0-segment sedan'),
    segment('A', 'A级轿车', 'A-segment sedan'),
    segment('B', 'B级轿车', 'B-segment sedan'),
    segment('C', 'C级轿车', 'C-segment sedan'),
    segment('D', 'D级轿车', 'D-segment sedan'),
    segment('SUV_A0', 'A0级SUV', 'A0-segment SUV'),
    segment('SUV_A', 'A级SUV', 'A-segment SUV'),
    segment('SUV_B', 'B级SUV', 'B-segment SUV'),
    segment('SUV_C', 'C级SUV', 'C-segment SUV'),
    segment('MPV_A', 'A级MPV', 'A-segment MPV'),
    segment('MPV_B', 'B级MPV', 'B-segment MPV'),
    segment('MPV_C', 'C级MPV', 'C-segment MPV'),
    member('SPORTS', '跑车', 'Sports car'),
    unknown,
  ],
  tier: [
    member('1', '一线', 'Tier 1'),
    member('new1', '新一线', 'New tier 1'),
    member('2', '二线', 'Tier 2'),
    member('3', '三线', 'Tier 3'),
    member('4', '四线', 'Tier 4'),
    member('5', '五线', 'Tier 5'),
    unknown,
  ],
  area: [
    member('north', '华北', 'North'),
    member('northeast', '东北', 'Northeast'),
    member('east', '华东', 'East'),
    member('central', '华中', 'Central'),
    member('south', '华南', 'South'),
    member('southwest', '西南', 'Southwest'),
    member('northwest', '西北', 'Northwest'),
    unknown,
  ],
  // S3.042 to S3.045.
  restrictionType: [
    member('1', '限行限购', 'Traffic control and purchase restriction'),
    member('2', '限行不限购', 'Traffic control, no purchase restriction'),
    member('3', '不限行限购', 'No traffic control, purchase restriction'),
    member('4', '不限行不限购', 'No traffic control, no purchase restriction'),
    unknown,
  ],
} as const satisfies Record<string, readonly EnumeratedMember[]>;

const sedans = ['A00', 'A0', 'A', 'B', 'C', 'D'];

/** Segments of one body type, whatever their size. */
export const bodyTypes: readonly MemberGroup[] = [
  { key: 'sedan', name: { zh_CN: '轿车', en: 'sedans' }, members: sedans },
  { key: 'suv', name: { zh_CN: 'SUV', en: 'SUVs' }, members: ['SUV_A0', 'SUV_A', 'SUV_B', 'SUV_C'] },
  { key: 'mpv', name: { zh_CN: 'MPV', en: 'MPVs' }, members: ['MPV_A', 'MPV_B', 'MPV_C'] },
];

/** The fuel types that count as new energy; a hybrid that is never plugged in does not. */
export const newEnergyFuels = ['PHEV', 'EREV', 'BEV', 'FCEV'] as const;
