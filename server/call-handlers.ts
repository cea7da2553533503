import { accountHandlers } from './accounts/handlers.ts';
import { captchaHandlers } from './captcha/handlers.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { codeHandlers } from './codes/handlers.ts';
import { contentHandlers } from './content/handlers.ts';
import type { Handlers } from './http/call.ts';
import { messagingHandlers } from './messaging/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import type { ServerParts } from './server-parts.ts';
import { trackingHandlers } from './tracking/handlers.ts';
import { trialHandlers } from './trials/handlers.ts';

/** What answers every call but those of the market. */
export function callHandlers(parts: ServerParts): Handlers {
  return {
    ...accountHandlers(parts),
    ...codeHandlers(parts),
    ...captchaHandlers(parts),
    ...messagingHandlers(parts),
    ...trialHandlers(parts),
    ...contentHandlers(parts),
    ...searchHandlers(parts),
    ...trackingHandlers(parts),
    ...catalogueHandlers(parts.db, parts.clock),
  };
}
