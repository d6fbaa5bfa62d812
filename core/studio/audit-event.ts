/** An event of the audit trail. */
export type AuditEvent = {
  /** Its position in the trail, from 1. */
  id: number;
  /** ISO time. */
  at: string;
  /** The name at that time. */
  person: string;
  /** Such as `person.invited`. */
  action: string;
  subjectKind: string;
  subject: string;
  /** Of an event about a message that is still stored: its kind and number. */
  about: { kind: string; reference: string | null } | null;
  /** Null where there was or is nothing. */
  before: unknown;
  after: unknown;
};
