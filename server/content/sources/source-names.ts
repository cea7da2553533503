import { marketRefusals } from '../marketplace/refusals.ts';

const sourceShape = /^[a-z][a-z0-9-]{0,39}$/;

/** Whether a source may be called so. */
export const isSourceName = (source: string): boolean => sourceShape.test(source);

/** @throws Refusal when no source may be called so */
export function checkSourceName(source: string): void {
  if (!isSourceName(source)) throw marketRefusals.sourceUnfit(source);
}
