import { passingSessions } from '../../accounts/index.ts';
import { passingAudit } from '../../audit/index.ts';
import { passingPuzzles } from '../../captcha/index.ts';
import { passingCodes } from '../../codes/index.ts';
import { passingExports } from '../../exports/index.ts';
import { passingMessages } from '../../gateways/index.ts';
import { passingHandOvers } from '../../handover/index.ts';
import { passingTickets } from '../../messaging/index.ts';
import { passingReports } from '../../modules/index.ts';
import { passingProofs } from '../../proof/index.ts';
import type { Settings } from '../../settings/settings.ts';
import { passingSignOns } from '../../signon/index.ts';
import type { PassingRows } from '../../state/forget-old.ts';
import { passingUse } from '../../tracking/index.ts';
import { passingFindings, passingSent } from '../../watches/index.ts';
import { passingPosts } from '../../webhooks/index.ts';

/** All that the state keeps for a while only, as those say whose rows they are. */
export const passingRows = ({ auditDays }: Pick<Settings, 'auditDays'>): PassingRows[] => [
  ...passingAudit(auditDays),
  ...passingSessions,
  ...passingProofs,
  ...passingCodes,
  ...passingPuzzles,
  ...passingHandOvers,
  ...passingSignOns,
  ...passingExports,
  ...passingTickets,
  ...passingUse,
  ...passingPosts,
  ...passingMessages,
  ...passingReports,
  ...passingSent,
  ...passingFindings,
];
