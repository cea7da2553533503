import type { GateRule } from '../rule.ts';
import { rulesOfItself } from './itself.ts';
import { rulesBesidePublished } from './published.ts';

/** What is checked of the sales before a release is published. */
export const salesGate: readonly GateRule[] = [...rulesOfItself, ...rulesBesidePublished];
