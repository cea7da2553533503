import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';
import { newsHandlers } from './news/news-handlers.ts';
import { policyHandlers } from './policy/policy-handlers.ts';
import { reportHandlers } from './report/report-handlers.ts';

/** The calls about news, policies and public reports; any signed-in account may make them (A18). */
export function contentHandlers(parts: ServerParts): Handlers {
  return { ...newsHandlers(parts), ...policyHandlers(parts), ...reportHandlers(parts) };
}
