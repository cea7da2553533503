/** What is recorded of the use of the portal, and what is told of it. */
export { trackingHandlers } from './handlers.ts';
export { passingUse } from './passing-use.ts';
export { type Period, readTotal, readUsage, type Usage } from './read-usage.ts';
export { trackingCallLimits } from './tracking-limits.ts';
