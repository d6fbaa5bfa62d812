import { toMessage } from '#server/mail/compose-mail.ts';
import type { Delivery, Transport } from '#server/mail/mail-transport.ts';

const CONNECT_MS = 10_000;
const RESPONSE_MS = 30_000;
/** Sends over SMTP: `smtp://user:password@host:587`, or `smtps://…:465`. */
export function createSmtpTransport(
  url: string,
  from: string,
  responseMs = RESPONSE_MS,
): Transport {
  const options = {
    url,
    connectionTimeout: Math.min(CONNECT_MS, responseMs),
    greetingTimeout: Math.min(CONNECT_MS, responseMs),
    socketTimeout: responseMs,
    pool: true,
    maxConnections: 1,
  } as object;
  // Loaded only when mails are sent over SMTP.
  const loading = import('nodemailer').then(({ createTransport }) => createTransport(options));
  return {
    async send(mail) {
      let message: ReturnType<typeof toMessage>;
      try {
        message = toMessage(mail, from);
      } catch (error) {
        return { outcome: 'refused', problem: (error as Error).message };
      }
      try {
        const transport = await loading;
        await transport.sendMail(message);
        return { outcome: 'sent' };
      } catch (error) {
        const delivery = judge(error as SmtpError);
        const isOfMail = isBroken(error as SmtpError) && (await isReachable(loading));
        return isOfMail && delivery.outcome === 'away'
          ? { ...delivery, outcome: 'failed' }
          : delivery;
      }
    },
    close: () => void loading.then((transport) => transport.close()),
  };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Whether the connection was closed: nodemailer reports that alike before the greeting and at any later command. */
function isBroken({ code, message }: SmtpError): boolean {
  return code === 'ECONNECTION' && message === 'Connection closed unexpectedly';
}

/** Whether the server greets and takes the password of a new connection. */
async function isReachable(loading: Promise<{ verify(): Promise<unknown> }>): Promise<boolean> {
  try {
    await (await loading).verify();
    return true;
  } catch {
    return false;
  }
}

/** A connection that breaks in the middle of a mail fails only that mail: it must not block the others for ever. */
function judge({ code, command, responseCode = 0, message }: SmtpError): Delivery {
  const problem = message.replace(/\s+/g, ' ').slice(0, 300);
  // Nodemailer reports both timeouts as ETIMEDOUT: this message means that the server had been reached.
  const isSilent = code === 'ETIMEDOUT' && message === 'Timeout';
  if (!isSilent && (command === 'CONN' || code === 'EDNS' || code === 'EAUTH')) {
    return { outcome: 'away', problem };
  }
  return { outcome: responseCode >= 500 ? 'refused' : 'failed', problem };
}
