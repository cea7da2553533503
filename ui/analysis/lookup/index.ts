/** A field in which a member is typed and chosen. */
export { findMembersOf, findModels } from './find-members.ts';
export { MemberLookup } from './member-lookup.tsx';
export type { Find } from './use-lookup.ts';
