import type { Handlers } from '../kernel/calls/call.ts';
import { type ImageParts, imageHandlers } from './image/image-handlers.ts';
import { type MarketplaceParts, marketplaceHandlers } from './marketplace/marketplace-handlers.ts';
import { type NewsParts, newsHandlers } from './news/news-handlers.ts';
import { policyHandlers } from './policy/policy-handlers.ts';
import { reportHandlers } from './report/report-handlers.ts';

/** The calls about news, policies, pictures and the marketplace, which their products open, and about public reports, which any session does (A18). */
export function contentHandlers(parts: NewsParts & ImageParts & MarketplaceParts): Handlers {
  return {
    ...newsHandlers(parts),
    ...policyHandlers(parts),
    ...reportHandlers(parts),
    ...imageHandlers(parts),
    ...marketplaceHandlers(parts),
  };
}
