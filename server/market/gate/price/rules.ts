import type { GateRule } from '../rule.ts';
import { rulesOfItself } from './itself.ts';
import { rulesBesidePublished } from './published.ts';

/** What is checked of the prices before a release is published. */
export const priceGate: readonly GateRule[] = [...rulesOfItself, ...rulesBesidePublished];
