import type { GateRule } from '../../gate/rule.ts';
import { rulesOfItself } from './gate-itself.ts';
import { rulesBesidePublished } from './gate-published.ts';

/** What is checked of the prices before a release is published. */
export const priceGate: readonly GateRule[] = [...rulesOfItself, ...rulesBesidePublished];
