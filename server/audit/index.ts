/** The audit trail: what was done to accounts, by whom, and what of it may be written down. */
export { type AuditEntry, writeAudit } from './audit.ts';
export { maskContact } from './mask-contact.ts';
export { readAudit } from './read-audit.ts';
