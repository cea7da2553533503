import { queryClient } from '../../shell-app/questions/query-client.ts';

/** So that the next test of an area asks anew. */
export const forgetAnswers = (): void => queryClient.clear();
