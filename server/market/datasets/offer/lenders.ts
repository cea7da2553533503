import type { Chain, MemberTable } from '../dimension.ts';
import type { FileChain, NameField } from '../file.ts';
import { lenderKinds } from '../financing/kinds.ts';
import { enumerated, named, text } from '../members/declare.ts';

/** An offer of a lender for a trim, with its first and last day as a file says them; `unknown` where it does not. */
const offer: MemberTable = { name: 'finance_offer', id: 'finance_offer_id', codes: ['valid_from', 'valid_until'] };

const lender: MemberTable = { name: 'lender', id: 'lender_id', codes: ['kind'] };

/** Offers, and who makes them. */
export const offers = {
  key: 'offers',
  tables: [offer, lender],
  dimensions: {
    offer: named(
      offer,
      'lender',
      text('金融方案', 'Finance offer'),
      text('某金融机构给某配置的一个方案', 'An offer of a lender for a trim'),
    ),
    lender: named(
      lender,
      'lenderKind',
      text('金融机构', 'Lender'),
      text('提供方案的金融机构', 'Who lends the money of an offer'),
    ),
    lenderKind: enumerated(
      lenderKinds,
      [lender, 'kind'],
      text('机构类型', 'Kind of lender'),
      text('厂商金融、银行或融资租赁', 'Captive finance, bank or finance lease'),
    ),
  },
} as const satisfies Chain;

/** What files say of an offer by name. */
export const offerFields = {
  lender: { kind: 'name', name: text('金融机构', 'Lender'), also: ['机构', 'bank', 'finance company'] },
  lenderEn: { kind: 'name', name: text('金融机构英文名', 'Lender in English') },
  offer: { kind: 'name', name: text('方案名称', 'Name of the offer'), also: ['方案', '金融方案', 'offer', 'plan'] },
  offerEn: { kind: 'name', name: text('方案英文名', 'Offer in English') },
  from: { kind: 'name', name: text('开始日期', 'First day'), also: ['生效日期', '开始', 'from', 'valid from'] },
  until: { kind: 'name', name: text('结束日期', 'Last day'), also: ['截止日期', '结束', 'until', 'valid until'] },
} as const satisfies Record<string, NameField>;

/** An offer is known by its trim, its lender and its name; a later file may say its days anew. */
export const offersOfFile: FileChain = {
  kind: 'levels',
  levels: [
    {
      table: offer.name,
      name: 'offer',
      english: 'offerEn',
      grows: true,
      codes: { valid_from: 'from', valid_until: 'until' },
      renewed: ['valid_from', 'valid_until'],
      apart: ['trims', 'offer'],
      calledAlone: true,
    },
    { table: lender.name, name: 'lender', english: 'lenderEn', grows: true, codes: { kind: 'lenderKind' } },
  ],
};
