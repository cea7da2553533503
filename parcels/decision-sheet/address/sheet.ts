import type { CallPayload, DecisionRange } from '@portal/contract';

type Query = CallPayload<'marketDecision'>;

/** What a sheet is about, with every assumption that a person has made; all of it stands in the address. */
export interface Sheet {
  kind: Query['kind'];
  /** Whose price or incentive changes; of a launch the car that it follows. */
  subject: Query['subject'] | null;
  target: 'tp' | 'msrp';
  /** By how much price or incentive changes, in percent or yuan for a car. */
  change: number;
  unit: 'part' | 'yuan';
  /** Null leaves the choice to the server: the car's own past where that is enough. */
  basis: Query['basis'] | null;
  /** Percent of volume for one percent of price. */
  response: DecisionRange | null;
  /** In percent. */
  passed: number | null;
  matched: number | null;
  /** Cars a month. */
  baseline: DecisionRange | null;
  segment: string;
  /** Empty for all. */
  fuelType: string;
  /** In yuan. */
  price: number;
  /** Null: those nearest in price. */
  comparables: string[] | null;
  /** In percent. */
  cannibalised: DecisionRange | null;
  discount: DecisionRange | null;
}

/** What a sheet begins with. */
export const usualChange = { price: -5, incentive: 5000, launch: 0 } as const;
const usualSegment = 'SUV_A';
const usualPrice = 150_000;

const numberIn = (text: string | null): number | null => {
  if (text === null || !/^-?\d{1,9}(\.\d{1,4})?$/.test(text)) return null;
  return Number(text);
};

const rangeIn = (text: string | null): DecisionRange | null => {
  const [low, high] = (text ?? '').split('~').map(numberIn);
  return low == null || high == null ? null : { low, high };
};

const keyIn = (text: string | null): string | null => (text && text.length <= 80 ? text : null);

const oneIn = <Value extends string>(text: string | null, values: readonly Value[]): Value | null =>
  values.find((value) => value === text) ?? null;

function subjectIn(search: URLSearchParams): Sheet['subject'] {
  for (const dimension of ['model', 'subModel'] as const) {
    const key = keyIn(search.get(dimension));
    if (key !== null) return { dimension, key };
  }
  return null;
}

/** Reads the query of an address. What is not understood is left out: an old link still opens. */
export function readSheet(text: string): Sheet {
  const search = new URLSearchParams(text);
  const kind = oneIn(search.get('kind'), ['price', 'incentive', 'launch']) ?? 'price';
  return {
    kind,
    subject: subjectIn(search),
    target: oneIn(search.get('target'), ['tp', 'msrp']) ?? 'tp',
    change: numberIn(search.get('change')) ?? usualChange[kind],
    unit: kind === 'incentive' ? 'yuan' : (oneIn(search.get('unit'), ['part', 'yuan']) ?? 'part'),
    basis: oneIn(search.get('basis'), ['own', 'segment', 'assumed'] as const),
    response: rangeIn(search.get('response')),
    passed: numberIn(search.get('passed')),
    matched: numberIn(search.get('matched')),
    baseline: rangeIn(search.get('baseline')),
    segment: keyIn(search.get('segment')) ?? usualSegment,
    fuelType: keyIn(search.get('fuel')) ?? '',
    price: numberIn(search.get('price')) ?? usualPrice,
    comparables:
      search
        .get('with')
        ?.split(',')
        .filter((key) => keyIn(key) !== null)
        .slice(0, 20) ?? null,
    cannibalised: rangeIn(search.get('cannibalised')),
    discount: rangeIn(search.get('discount')),
  };
}

const rangeText = (range: DecisionRange | null) => range && `${range.low}~${range.high}`;

/** The query of an address that opens the sheet: what its kind does not use, and what is usual, is left out. */
export function searchOf(sheet: Sheet): string {
  const { kind, subject, change } = sheet;
  const isLaunch = kind === 'launch';
  const ofSubject = { [subject?.dimension ?? 'model']: subject?.key };
  const values: Record<string, string | number | null | undefined> = isLaunch
    ? {
        ...ofSubject,
        segment: sheet.segment,
        fuel: sheet.fuelType || null,
        price: sheet.price,
        with: sheet.comparables?.join(','),
        cannibalised: rangeText(sheet.cannibalised),
        discount: rangeText(sheet.discount),
      }
    : {
        ...ofSubject,
        target: kind === 'price' && sheet.target !== 'tp' ? sheet.target : null,
        change: change === usualChange[kind] && sheet.unit === (kind === 'price' ? 'part' : 'yuan') ? null : change,
        unit: kind === 'price' && sheet.unit !== 'part' ? sheet.unit : null,
        basis: sheet.basis,
        response: rangeText(sheet.response),
        passed: sheet.passed,
        matched: sheet.matched,
        baseline: rangeText(sheet.baseline),
      };
  const search = new URLSearchParams(kind === 'price' ? {} : { kind });
  for (const [name, value] of Object.entries(values))
    if (value !== null && value !== undefined) search.set(name, `${value}`);
  const text = search.toString();
  return text && `?${text}`;
}

const part = (percent: number | null) => (percent === null ? undefined : percent / 100);
const parts = (range: DecisionRange | null) => range && { low: range.low / 100, high: range.high / 100 };

/** The call that answers a sheet. */
export function queryOf(sheet: Sheet): Query {
  const { kind } = sheet;
  const given = <Value extends object>(values: Value) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as {
      [Key in keyof Value]?: NonNullable<Value[Key]>;
    };
  if (kind === 'launch')
    return {
      kind,
      segment: sheet.segment,
      price: sheet.price,
      ...given({
        subject: sheet.subject,
        fuelType: sheet.fuelType || null,
        comparables: sheet.comparables,
        cannibalised: parts(sheet.cannibalised),
        discount: parts(sheet.discount),
      }),
    };
  const { change, unit, target } = sheet;
  return {
    kind,
    change: { value: unit === 'part' ? change / 100 : change, unit },
    ...(kind === 'price' && { target }),
    ...given({
      subject: sheet.subject,
      basis: sheet.basis,
      response: sheet.response,
      passed: kind === 'price' && target === 'msrp' ? part(sheet.passed) : null,
      matched: part(sheet.matched),
      baseline: sheet.baseline,
    }),
  };
}
