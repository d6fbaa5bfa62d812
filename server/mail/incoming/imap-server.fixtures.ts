import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';

const PASSWORD = 'mailbox password';
const USER = 'service';
const NOBODY = 65_534;

/** A server of Dovecot can be started here: its programs are Debian's `dovecot-imapd`, and it is started by root. */
export const hasImapServer = isInstalled() && userInfo().uid === 0;

function isInstalled(): boolean {
  try {
    execFileSync('dovecot', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts a real IMAP server with one empty mailbox, on a free local port. */
export async function startImapServer() {
  const folder = await mkdtemp(join(tmpdir(), 'imap-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'mail'));
  await chown(join(folder, 'mail'), NOBODY, NOBODY);
  const port = await findPort();
  const config = join(folder, 'dovecot.conf');
  await writeFile(join(folder, 'users'), `${USER}:{PLAIN}${PASSWORD}\n`);
  await writeFile(config, configOf(folder, port));
  let server = await run(config, port);
  return {
    url: `imap://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`,
    ...mailboxOf(port),
    /** Delivers mails as a mail server does that stores them itself: any bytes, and many at once. */
    drop: (mails: readonly (string | Uint8Array)[]) => dropInto(join(folder, 'mail'), mails),
    /** It is away, with all of its connections in the middle of what they do, until it comes back. */
    goAway: () => breakOff(server),
    comeBack: async () => {
      if (isOver(server)) server = await run(config, port);
    },
    stop: async () => {
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function run(config: string, port: number): Promise<ChildProcess> {
  const server = spawn('dovecot', ['-F', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  const problem = once(server.stderr, 'data').then(([text]) => String(text));
  await Promise.race([
    waitForPort(port),
    once(server, 'exit').then(async () => {
      throw new Error(await problem);
    }),
  ]);
  return server;
}

/** Files of the Maildir format: written beside it, then moved into it whole. */
async function dropInto(maildir: string, mails: readonly (string | Uint8Array)[]): Promise<void> {
  for (const part of ['cur', 'new', 'tmp']) {
    await mkdir(join(maildir, part), { recursive: true });
    await chown(join(maildir, part), NOBODY, NOBODY);
  }
  for (const mail of mails) {
    const name = `${Date.now()}.${randomUUID()}.test`;
    await writeFile(join(maildir, 'tmp', name), mail);
    await chown(join(maildir, 'tmp', name), NOBODY, NOBODY);
    await rename(join(maildir, 'tmp', name), join(maildir, 'new', name));
  }
}

function configOf(folder: string, port: number): string {
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 0
default_internal_user = nobody
default_login_user = nobody
default_internal_group = nogroup
mail_location = maildir:${folder}/mail
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=${NOBODY} gid=${NOBODY} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;
}

/** What the owner of the mailbox sees and does in it. */
function mailboxOf(port: number) {
  async function within<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const auth = { user: USER, pass: PASSWORD };
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
    await client.connect();
    try {
      await client.mailboxOpen('INBOX');
      return await work(client);
    } finally {
      await client.logout();
    }
  }
  return {
    /** Delivers a mail, unseen. */
    deliver: (mail: string) =>
      within(async (client) => void (await client.append('INBOX', mail.replace(/\r?\n/g, '\r\n')))),
    /** Subjects of the mails that nobody has seen. */
    listUnseen: () =>
      within(async (client) => {
        const uids = (await client.search({ seen: false }, { uid: true })) || [];
        const mails = await client.fetchAll(uids, { envelope: true }, { uid: true });
        return mails.map(({ envelope }) => envelope?.subject ?? '');
      }),
    /** Makes the server count again: the numbers of mails are no more those of before. */
    renumber: () =>
      within(async (client) => {
        await client.mailboxClose();
        await client.mailboxRename('INBOX', 'Old');
      }),
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function waitForPort(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(20);
  }
}

/** Its processes go on with what was begun when they are told to end. */
async function breakOff(server: ChildProcess): Promise<void> {
  const { pid } = server;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const isEnded = once(server, 'exit');
  server.kill('SIGKILL');
  for (const child of children.trim().split(' ')) process.kill(Number(child), 'SIGKILL');
  await isEnded;
}

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function end(server: ChildProcess): Promise<void> {
  if (isOver(server)) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
