/** A field in which a member is typed and chosen. */
export { findModels } from './find-members.ts';
export { MemberLookup } from './member-lookup.tsx';
export type { Find } from './use-lookup.ts';
