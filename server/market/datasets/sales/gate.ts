import type { GateRule } from '../../gate/rule.ts';
import { rulesOfItself } from './gate-itself.ts';
import { rulesBesidePublished } from './gate-published.ts';

/** What is checked of the sales before a release is published. */
export const salesGate: readonly GateRule[] = [...rulesOfItself, ...rulesBesidePublished];
