import { baseName } from '../base/base.ts';
import { restName } from '../compared/rest.ts';
import { eachName } from '../each/each.ts';
import { aheadName } from '../forecast/forecast.ts';
import { formerName } from '../former/besides.ts';
import { marksName } from '../policies/policy-choice.ts';
import { springName } from '../spring/spring.ts';
import { limitsName } from '../values/limits.ts';

/** What the parts of the kit let a person choose on the pages that have them. */
export const kitChoices: readonly string[] = [
  ...['by', 'indicator', 'top', 'sort', 'least', 'against', 'share'],
  ...[aheadName, baseName, eachName, formerName, marksName, restName, springName, limitsName],
];
