import type { Operator } from '@portal/contract';

let known: Operator = {};

/** Takes what the page says. */
export function takeOperator(operator: Operator = {}): void {
  known = operator;
}

/** Who runs the portal, as far as the settings say: name, firm, contact and mark. */
export const operator = (): Operator => known;
