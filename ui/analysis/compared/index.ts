/** Members that are compared: the chosen ones, or the largest, and a line for the rest. */
export { MembersField, RestField } from './members-field.tsx';
export { restName } from './rest.ts';
export { useCompared, useFiguresOfMembers, useMembersCompared } from './use-compared.ts';
