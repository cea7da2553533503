import { passingSessions } from '../accounts/index.ts';
import { passingPuzzles } from '../captcha/index.ts';
import { passingCodes } from '../codes/index.ts';
import { passingTickets } from '../messaging/index.ts';
import { passingUse } from '../tracking/index.ts';
import { passingPosts } from '../webhooks/index.ts';

/** All that the state keeps for a while only, as those say whose rows they are. */
export const passingRows = [
  ...passingSessions,
  ...passingCodes,
  ...passingPuzzles,
  ...passingTickets,
  ...passingUse,
  ...passingPosts,
];
