import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';

const building = () => Promise.reject(new Error('being built'));

/** The calls about news, policies and public reports. */
export function contentHandlers(_parts: ServerParts): Handlers {
  return {
    listNews: building,
    listIndexInformation: building,
    getArticleForApp: building,
    newsSearch: building,
    newsDetail: building,
    newsPreference: building,
    saveNewsPreference: building,
    hostPolicy: building,
    policyHome: building,
    policySearch: building,
    policyDetail: building,
    reportSearch: building,
    reportDetail: building,
  };
}
