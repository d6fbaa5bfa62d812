import { randomUUID } from 'node:crypto';

type DeadLetter = { id: string; created: string; attempts: number; lastError: string | null };

type Report = {
  id: string;
  submissionId: null;
  messageId: string;
  recipient: string;
  replyTo: null;
  subject: string;
  text: string;
  html: string;
  attachments: never[];
};

/** Interface of the table of dead letters. */
type DeadLetters = {
  listUnreported(): Promise<DeadLetter[]>;
  findLastReport(): Promise<string | null>;
  report(mail: Report, ids: string[], now: string): Promise<void>;
};

type Options = {
  letters: DeadLetters;
  /** Address of the operator. */
  operator: string;
  /** Domain of Message-IDs. */
  domain: string;
  now?: () => number;
};

/** A wave of dead letters is one report. */
const PAUSE_MS = 60 * 60_000;
const MOST_LINES = 50;

/**
 * Queues a mail to the operator about dead letters that none has named yet, at most one an hour. It is sent like all
 * others: once a server accepts mail.
 * @returns true when one was queued.
 */
export async function reportDeadLetters({ letters, operator, domain, now = Date.now }: Options) {
  const dead = await letters.listUnreported();
  if (dead.length === 0) return false;
  const last = await letters.findLastReport();
  if (last !== null && now() - Date.parse(last) < PAUSE_MS) return false;
  const id = randomUUID();
  const mail: Report = {
    id,
    submissionId: null,
    messageId: `<${id}@${domain}>`,
    recipient: operator,
    replyTo: null,
    subject: `Mails that could not be delivered: ${dead.length}`,
    text: toText(dead),
    html: '',
    attachments: [],
  };
  const ids = dead.map((letter) => letter.id);
  await letters.report(mail, ids, new Date(now()).toISOString());
  return true;
}

/** Names no recipient: the reasons of servers are stored without addresses. */
function toText(dead: DeadLetter[]): string {
  const lines = dead.slice(0, MOST_LINES).map(({ id, created, attempts, lastError }) => {
    return `${created}  ${id}  after ${attempts} attempts: ${lastError ?? ''}`;
  });
  const rest = dead.length - lines.length;
  return [
    'These mails of the website could not be delivered:',
    [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'),
    'npm run mail:status lists all of them, npm run mail:retry tries them again.',
  ].join('\n\n');
}
