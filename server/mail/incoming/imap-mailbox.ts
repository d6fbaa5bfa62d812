import { isIP } from 'node:net';
import type { ImapFlow } from 'imapflow';

const CONNECT_MS = 15_000;
const SILENT_MS = 60_000;
/** Header fields that say what a mail is. */
const FIELDS = ['message-id', 'in-reply-to', 'references', 'from', 'subject', 'content-type'];
const PROGRAM_FIELDS = [
  'auto-submitted',
  'precedence',
  'x-autoreply',
  'x-autorespond',
  'list-id',
  'return-path',
];

/** A mail in a mailbox; `uid` grows with each one that arrives. */
export type ListedMail = { uid: number; sizeBytes: number; head: Uint8Array };

export type Mailbox = {
  /** Another one than before: the numbers of all mails are new ones. */
  uidValidity: string;
  /** The number of the next mail to arrive. */
  uidNext: number;
  /** Mails by their numbers, both included, in their order. */
  list(from: number, to: number): Promise<ListedMail[]>;
  /** The first bytes of a mail; null: it has been removed. */
  fetch(uid: number, maxBytes: number): Promise<Uint8Array | null>;
  markSeen(uid: number): Promise<void>;
  close(): Promise<void>;
};

export type OpenMailbox = () => Promise<Mailbox>;

/** The name of a mailbox by its address, without its password. */
export function nameOfMailbox(address: string): string {
  const { username, host, pathname } = new URL(address);
  return `${decodeURIComponent(username)}@${host}${pathname === '/' ? '' : pathname}`;
}

/**
 * Opens a mailbox: `imaps://user:password@host/folder`, or `imap://…`, which is encrypted after the greeting. Reading
 * changes nothing in it.
 * @throws the error of a server that is away or refuses the name and password
 */
export async function openImapMailbox(address: string): Promise<Mailbox> {
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const isSecure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // Passwords never travel in the clear, except within this machine.
    ...(!isSecure && !isLocal(hostname) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  });
  // Commands that are waiting fail by themselves.
  client.on('error', () => {});
  try {
    await client.connect();
    const opened = await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    return {
      ...methodsOf(client),
      uidValidity: String(opened.uidValidity),
      uidNext: Number(opened.uidNext),
    };
  } catch (error) {
    client.close();
    throw error;
  }
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
}

function methodsOf(client: ImapFlow): Pick<Mailbox, 'list' | 'fetch' | 'markSeen' | 'close'> {
  const byUid = { uid: true };
  return {
    async list(from, to) {
      const query = { uid: true, size: true, headers: [...FIELDS, ...PROGRAM_FIELDS] };
      const found = await client.fetchAll(`${from}:${to}`, query, byUid);
      return found
        .map(({ uid, size, headers }) => ({
          uid,
          sizeBytes: size ?? 0,
          head: headers ?? new Uint8Array(),
        }))
        .filter(({ uid }) => uid >= from && uid <= to)
        .sort((one, other) => one.uid - other.uid);
    },
    async fetch(uid, maxBytes) {
      const source = { start: 0, maxLength: maxBytes };
      const found = await client.fetchOne(String(uid), { source }, byUid);
      return found ? (found.source ?? null) : null;
    },
    async markSeen(uid) {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], byUid);
    },
    close: () => client.logout().catch(() => client.close()),
  };
}
