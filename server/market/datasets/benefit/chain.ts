import type { Chain, MemberTable } from '../dimension.ts';
import type { FileChain, NameField } from '../file.ts';
import { enumerated, named, text } from '../members/declare.ts';
import { benefitAudiences, benefitKinds, benefitReaches, valueBases } from './kinds.ts';

/**
 * A benefit of a brand or model with what it is, for whom and where, its days as 2026-03-15, and how its value is known:
 * `unknown` where a file says nothing.
 */
const benefit: MemberTable = {
  name: 'benefit',
  id: 'benefit_id',
  codes: [
    ...(['kind', 'audience', 'reach', 'places', 'places_en', 'valid_from', 'valid_until'] as const),
    ...(['value_basis', 'assumption_zh', 'assumption_en'] as const),
  ],
};

/** Benefits, and what tells them apart. */
export const benefits = {
  key: 'benefits',
  tables: [benefit],
  dimensions: {
    benefitKind: enumerated(
      benefitKinds,
      [benefit, 'kind'],
      text('权益类型', 'Kind of benefit'),
      text('权益给的是什么，如免费充电、置换补贴', 'What a benefit gives, such as free charging or a trade-in subsidy'),
    ),
    benefitAudience: enumerated(
      benefitAudiences,
      [benefit, 'audience'],
      text('适用人群', 'For whom'),
      text('哪些购车人可享受', 'Which buyers may have the benefit'),
    ),
    benefitReach: enumerated(
      benefitReaches,
      [benefit, 'reach'],
      text('适用地区', 'Where it holds'),
      text(
        '全国、某一大区或部分省市；全国性权益不归入各大区',
        'The whole country, an area, or some provinces or cities; what holds nationwide is not counted under areas',
      ),
    ),
    valueBasis: enumerated(
      valueBases,
      [benefit, 'value_basis'],
      text('计价依据', 'Basis of the value'),
      text(
        '权益价值是厂商公布的，还是按假设测算的',
        'Whether the value of a benefit is stated by the manufacturer or reckoned by assumptions',
      ),
    ),
    benefit: named(
      benefit,
      'benefitKind',
      text('权益', 'Benefit'),
      text(
        '某车型的一项购车权益，有起止日期；条件或价值改变后即为另一项',
        'A benefit of a model with its first and last day; with other terms it is another one',
      ),
    ),
  },
} as const satisfies Chain;

/** What files say of a benefit. */
export const benefitFields = {
  benefit: { kind: 'name', name: text('权益名称', 'Name of the benefit'), also: ['权益', 'benefit', 'offer'] },
  benefitEn: { kind: 'name', name: text('权益英文名', 'Benefit in English') },
  kind: { kind: 'choice', members: benefitKinds, name: text('权益类型', 'Kind of benefit'), also: ['类型', 'kind'] },
  audience: {
    kind: 'choice',
    members: benefitAudiences,
    otherwise: 'unknown',
    name: text('适用人群', 'For whom'),
    also: ['人群', '适用车主', 'audience'],
  },
  reach: {
    kind: 'choice',
    members: benefitReaches,
    otherwise: 'nationwide',
    name: text('适用地区', 'Where it holds'),
    also: ['地区', '区域', 'region'],
  },
} as const;

/** Texts of a benefit that a later file may say otherwise, but for its places. */
export const benefitTexts = {
  places: { kind: 'name', name: text('适用省市', 'Provinces or cities'), also: ['省市', '城市', 'cities'] },
  placesEn: { kind: 'name', name: text('适用省市英文', 'Places in English') },
  from: { kind: 'name', name: text('开始日期', 'First day'), also: ['生效日期', '开始', 'from', 'valid from'] },
  until: { kind: 'name', name: text('结束日期', 'Last day'), also: ['截止日期', '结束', 'until', 'valid until'] },
  assumption: { kind: 'name', name: text('计价假设', 'Assumption'), also: ['测算假设', '假设', 'assumption'] },
  assumptionEn: { kind: 'name', name: text('计价假设英文', 'Assumption in English') },
} as const satisfies Record<string, NameField>;

/** A benefit is known by sub-model, name, for whom and where it is, and its first day; its last day may be put off. */
export const benefitsOfFile: FileChain = {
  kind: 'levels',
  levels: [
    {
      table: benefit.name,
      name: 'benefit',
      english: 'benefitEn',
      grows: true,
      codes: {
        kind: 'kind',
        audience: 'audience',
        reach: 'reach',
        places: 'places',
        places_en: 'placesEn',
        valid_from: 'from',
        valid_until: 'until',
        value_basis: 'basis',
        assumption_zh: 'assumption',
        assumption_en: 'assumptionEn',
      },
      renewed: ['places_en', 'valid_until', 'value_basis', 'assumption_zh', 'assumption_en'],
      renewedByMonth: true,
      textsApart: { of: 'trims', columns: { assumption_zh: 'zh', assumption_en: 'en' } },
      apart: ['trims.sub_model', 'benefit', 'audience', 'reach', 'places', 'from'],
      calledAlone: true,
    },
  ],
};
