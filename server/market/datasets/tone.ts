import type { RowValues } from './file.ts';
import { text } from './members/declare.ts';

/** How tone is made, in the words of every figure of it. */
export const toneRule = text(
  '数据源按内容的用词与语境逐条判为正面、中性或负面；反讽与图片中的文字可能判错',
  'the source judges each mention positive, neutral or negative by its words and context; irony and words in pictures may be misjudged',
);

/** Refuses a row with more of a tone than there are mentions. */
export const toneFault = ({ mentions, positive, negative }: RowValues) =>
  Number(positive) + Number(negative) > Number(mentions)
    ? {
        field: 'mentions',
        sentence: text(
          `正面 ${positive} 条与负面 ${negative} 条之和超过全部 ${mentions} 条；请核对这一行。`,
          `${positive} positive and ${negative} negative mentions are more than the ${mentions} there are; check the row.`,
        ),
      }
    : null;
