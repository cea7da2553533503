/** Word to the owner of an account when the way it is signed in to changes. */
export { type NoticeParts, type Owner, tellOwner } from './tell-owner.ts';
