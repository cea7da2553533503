import type { Handlers } from '../kernel/calls/call.ts';
import { computerHandlers } from './computer-handlers.ts';
import type { MessagingParts } from './messaging-parts.ts';
import { createMissLimit } from './miss-limit.ts';
import { openOfficialAccount } from './official/official-account.ts';
import { phoneHandlers } from './phone-handlers.ts';
import { unbindPhone } from './unbind-phone.ts';

/** The calls about sign-in and binding with a messaging service. */
export function messagingHandlers(parts: MessagingParts): Handlers {
  const misses = createMissLimit();
  const { messaging, gatewayTime } = parts.settings;
  const official = messaging && openOfficialAccount(messaging, parts.clock, gatewayTime);
  return {
    ...computerHandlers(parts, misses, official),
    ...phoneHandlers(parts, misses),
    unbindMessaging: unbindPhone(parts),
  };
}
