/** A mobile number or an address of mail as logs and the audit trail may hold it: 138****0001, d***@example.com. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at > 0) return `${[...contact][0]}***${contact.slice(at)}`;
  return contact.length > 7 ? `${contact.slice(0, 3)}****${contact.slice(-4)}` : '*'.repeat(contact.length);
}
