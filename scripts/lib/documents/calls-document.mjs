import { code, row, table } from './markdown.mjs';

const accessOf = ({ access, parts }) => [access, ...(parts ? [parts] : [])].join(', ');

const proofs = { beside: 'beside the payload', within: 'within the payload', both: 'the password, and a factor' };

/**
 * Every call of the wire, for readers: where it is made, what opens it, whether a program may make it by a key, what the audit
 * trail calls it.
 * @param calls of the contract, by their names
 * @returns {string} the text of docs/calls.md
 */
export function describeCalls(calls) {
  const intro = [
    '# Calls',
    '',
    'Every call of the wire, as `contract/calls/` declares it. `npm run tables` writes this file; `npm test` fails when it is stale.',
    'Paths stand below `/api`. What the words of access mean, and how a call is made and answered, is said in [the wire](wire.md);',
    'payload and data of each stand in `GET /api/openapi.json`.',
  ].join('\n');
  return `${intro}\n\n${table(
    ['call', 'method and path', 'access', 'by a key', 'proof', 'in the trail', 'answer'],
    Object.entries(calls).map(([name, rule]) =>
      row(
        name,
        `${rule.method} ${code(rule.path)}`,
        accessOf(rule),
        rule.programs && 'yes',
        proofs[rule.proof],
        rule.trail && `${rule.trail}${rule.trailDaily ? ', once a day' : ''}`,
        rule.file ? 'a file' : 'an envelope',
      ),
    ),
  )}\n`;
}
