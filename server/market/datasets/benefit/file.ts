import type { FileDeclaration, FileFault, RowValues } from '../file.ts';
import { faultOfDays, isDayIn } from '../members/days-of-row.ts';
import { text } from '../members/declare.ts';
import { faultOfPrice } from '../members/price-fault.ts';
import { trimFields, trimOfYear, trimYear } from '../members/trim-file.ts';
import { benefitFields, benefitsOfFile, benefitTexts } from './chain.ts';
import { valueBases } from './kinds.ts';

/** The lowest value that is no slip of yuan for 10,000 yuan. */
const lowestValue = 100;

/** What is wrong with the value of a benefit. */
function faultOfValue({ value = 0, price = 0, basis, reach, places }: RowValues): FileFault | null {
  const ofPrice = faultOfPrice(Number(price));
  if (ofPrice) return ofPrice;
  if (Number(value) > 0 && Number(value) < lowestValue)
    return {
      field: 'value',
      sentence: text(
        `权益价值 ${value} 元低于 100 元；请以元填写（20000），或写明单位（2万元）。`,
        `The benefit is worth ${value} yuan, less than 100 yuan; write it in yuan (20000), or with its unit (2万元).`,
      ),
    };
  if (Number(value) > Number(price))
    return {
      field: 'value',
      sentence: text(
        `权益价值 ${value} 元高于车价 ${price} 元；请核对两者的单位。`,
        `The benefit is worth ${value} yuan, more than the car (${price} yuan); check the units of both.`,
      ),
    };
  if (basis !== 'unvalued' && Number(value) === 0)
    return {
      field: 'value',
      sentence: text(
        '权益没有价值；请填写以元计的价值，或将计价依据写为“未计价”。',
        'The benefit has no value; write its value in yuan, or "unvalued" as the basis of the value.',
      ),
    };
  if (basis === 'unvalued' && Number(value) > 0)
    return {
      field: 'value',
      sentence: text(
        `权益未计价，却写有价值 ${value} 元；请留空，或写明计价依据。`,
        `The benefit is not valued and yet worth ${value} yuan; leave the value empty, or say how it is known.`,
      ),
    };
  if (reach === 'selected' && places === '')
    return {
      field: 'places',
      sentence: text(
        '权益只适用于部分省市，请写明是哪些。',
        'The benefit holds in some provinces or cities only; name them.',
      ),
    };
  return null;
}

/** A file of benefits: a row for a month, trim and benefit that stood in the month. */
export const benefitFile: FileDeclaration = {
  fields: {
    month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
    ...trimFields,
    ...trimYear,
    ...benefitFields,
    ...benefitTexts,
    basis: {
      kind: 'choice',
      members: valueBases,
      otherwise: 'reckoned',
      name: text('计价依据', 'Basis of the value'),
      also: ['依据', 'basis'],
    },
    value: {
      kind: 'figure',
      column: 'value',
      as: 'yuan',
      otherwise: 0,
      name: text('权益价值', 'Value'),
      also: ['价值', '金额', 'value'],
    },
    price: {
      kind: 'figure',
      column: 'price',
      as: 'yuan',
      least: 1,
      name: text('车价', 'Price'),
      also: ['指导价', 'msrp'],
    },
  },
  chains: { trims: trimOfYear, benefits: benefitsOfFile },
  fault: (row, month) => faultOfDays(row, month, text('权益', 'benefit')) ?? faultOfValue(row),
  follow: ({ value = 0, from, until }, month) => benefitFacts(Number(value), { from, until, month }),
};

/** The columns of the facts that follow from the value and the days of a benefit in a month. */
export function benefitFacts(
  value: number,
  { from, until, month }: { from?: unknown; until?: unknown; month: number },
) {
  const [begun, ended] = [isDayIn(from, month) ? 1 : 0, isDayIn(until, month) ? 1 : 0];
  return { benefits: 1, valued: value > 0 ? 1 : 0, begun, ended, moves: begun + ended };
}
