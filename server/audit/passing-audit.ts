import type { PassingRows } from '../state/forget-old.ts';

const day = 24 * 60 * 60 * 1000;

/** @param days how long a line of the audit trail stays (PORTAL_AUDIT_DAYS) */
export const passingAudit = (days: number): PassingRows[] => [
  { table: 'audit', key: 'audit_id', instant: 'at', stays: days * day },
];
