import type { Dice } from '../../support/dice.ts';
import { nastyTexts } from './nasty-values.ts';
import type { WireRequest } from './wire-request.ts';

const safe = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').slice(0, 3000));

/** What the server answers beside calls; `*` becomes something awkward. */
const addresses = [
  ...[
    'GET /',
    'GET /*',
    'GET /home?*',
    'GET /sales?*=*',
    'GET /autoLogin?token=*',
    'GET /assets/*',
    'GET /assets/../*',
  ],
  ...['GET /healthz?*', 'GET /readyz', 'GET /metrics?*', 'GET /robots.txt', 'GET /api/openapi.json?*', 'GET /api/*'],
  ...['GET /reports/*?key=*', 'GET /content/covers/*', 'GET /content/covers/*.svg', 'GET /modules/*', 'GET /videos/*'],
  ...['PUT /api/v3/iw-market/deliveries/file/*', 'PUT /api/v3/iw-market/deliveries/*', 'POST /messaging/callback?*'],
  ...['GET /messaging/callback?signature=*&timestamp=*&nonce=*', 'POST /', 'OPTIONS *', 'DELETE /home', 'HEAD /home'],
];

/** A request to a page, a file, or another address that is no call. */
export function otherRequest(dice: Dice, proof: Record<string, string>): WireRequest {
  const [method = 'GET', pattern = '/'] = dice.pick(addresses).split(' ');
  const sends = ['POST', 'PUT'].includes(method);
  return {
    call: null,
    method,
    target: pattern === '*' ? pattern : pattern.replace(/\*/g, () => safe(dice.pick(nastyTexts))),
    headers: {
      ...proof,
      'x-forwarded-for': `10.${dice.below(256)}.${dice.below(256)}.${1 + dice.below(254)}`,
      ...(dice.oneIn(2)
        ? { accept: 'text/html,*/*', cookie: `token=${proof.token ?? safe(dice.pick(nastyTexts))}` }
        : {}),
      ...(sends ? { 'content-type': dice.pick(['text/csv', 'application/json', 'text/xml', 'x']) } : {}),
    },
    body: sends ? Buffer.from(dice.pick(nastyTexts)) : null,
  };
}
