import type { CrossedFigure } from '@portal/ui/analysis';

/** The figures of used cars beside new ones that no question answers alone, declared once. */
export const besideNew = {
  usedToTp: {
    key: 'usedToTp',
    name: { zh_CN: '二手车价为新车成交价', en: 'Used price to transaction price' },
    unit: { zh_CN: '', en: '' },
    definition: {
      zh_CN: '所选车龄的二手车价格占同期同一对象（车型、品牌等）新车成交价的比例；新车降价时，它比残值率更高',
      en: 'Price of used cars of the age chosen as a part of what new ones of the same members are bought for in the same months; where new cars have become cheaper it is above the residual value',
    },
    formula: { zh_CN: '二手车价格 / 新车成交价', en: 'used-car price / transaction price of new cars' },
    format: 'percent',
    decimals: 1,
  },
  saved: {
    key: 'saved',
    name: { zh_CN: '比新车便宜', en: 'Less than new' },
    unit: { zh_CN: '元', en: 'yuan' },
    definition: {
      zh_CN: '买所选车龄的二手车比买同一对象（车型、品牌等）的新车少付多少，每辆',
      en: 'How much less a used car of the age chosen costs than a new one of the same members',
    },
    formula: { zh_CN: '新车成交价 - 二手车价格', en: 'transaction price of new cars - used-car price' },
    format: 'count',
    decimals: 0,
  },
} as const satisfies Record<string, CrossedFigure>;

export const besideFigures: readonly CrossedFigure[] = Object.values(besideNew);

type Value = number | null | undefined;

/** @param used what a used car fetches @param tp what a new one is bought for, both in yuan */
export const usedToTp = (used: Value, tp: Value): number | null => (used && tp ? used / tp : null);

export const saved = (used: Value, tp: Value): number | null => (used && tp ? tp - used : null);
