import type { Chain, MemberDimension } from '../dimension.ts';
import { enumerated, named, text } from './declare.ts';
import { enumeratedMembers } from './enumerated.ts';

const city = { name: 'city', id: 'city_id', codes: ['tier', 'restriction_type'] };
const province = { name: 'province', id: 'province_id', codes: ['area'] };

/** How far a place is told, in SQL over these tables: 0 is the whole country, 1 a province without its cities, 2 a city. */
export const placeDepth = `CASE WHEN ${province.name}.key = '00' THEN 0 WHEN ${city.name}.key LIKE '__00' THEN 1 ELSE 2 END`;

/** Where a car is counted: its city, and what describes that (S3.039, S3.042). */
export const place = {
  key: 'place',
  tables: [city, province],
  dimensions: {
    tier: enumerated(
      enumeratedMembers.tier,
      [city, 'tier'],
      text('城市级别', 'City tier'),
      text('按商业规模划分的城市级别', 'Tier of the city by commercial scale'),
    ),
    area: enumerated(
      enumeratedMembers.area,
      [province, 'area'],
      text('大区', 'Area'),
      text('若干省份组成的大区', 'A group of provinces'),
    ),
    // 00 is the whole country, and 3200 a province of which no city was named.
    province: {
      ...named(
        province,
        'area',
        text('省份', 'Province'),
        text('省、自治区、直辖市', 'Province, autonomous region or municipality'),
      ),
      unspecified: /^00$/,
    },
    city: {
      ...named(city, 'province', text('城市', 'City'), text('地级行政区', 'Prefecture-level city')),
      unspecified: /^\d\d00$/,
    },
    restrictionType: enumerated(
      enumeratedMembers.restrictionType,
      [city, 'restriction_type'],
      text('限行限购类型', 'City restriction'),
      text('城市是否限行、是否限购', 'Whether the city restricts traffic or purchases'),
    ),
  } satisfies Record<string, MemberDimension>,
  levels: { province: 31, city: 369 },
} as const satisfies Chain;
