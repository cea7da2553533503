/** The audit trail: who did what, from where, what came of it, and what of it may be written down. */
export { type AuditEntry, outcomes, writeAudit } from './audit.ts';
export { auditHandlers } from './handlers.ts';
export { maskContact } from './mask-contact.ts';
export { passingAudit } from './passing-audit.ts';
export { type AuditFilter, type AuditLine, readAudit } from './read-audit.ts';
export { type ClosedLimit, writeClosed, writeTrace } from './trace-call.ts';
