import { toMessage } from '#server/mail/compose-mail.ts';
import type { Delivery, Transport } from '#server/mail/mail-transport.ts';

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;
/** Sends over SMTP: `smtp://user:password@host:587`, or `smtps://…:465`. */
export function createSmtpTransport(url: string, from: string, answerMs = ANSWER_MS): Transport {
  const options = {
    url,
    connectionTimeout: Math.min(CONNECT_MS, answerMs),
    greetingTimeout: Math.min(CONNECT_MS, answerMs),
    socketTimeout: answerMs,
    pool: true,
    maxConnections: 1,
  } as object;
  // Sites whose mails become files do not load it.
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
        return judge(error as SmtpError);
      }
    },
    close: () => void loading.then((transport) => transport.close()),
  };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** A line that breaks in the middle of a mail is that mail's matter: it must not keep the others waiting for ever. */
function judge({ code, command, responseCode = 0, message }: SmtpError): Delivery {
  const problem = message.replace(/\s+/g, ' ').slice(0, 300);
  // Nodemailer calls both silences ETIMEDOUT: this message is the one of a server that was there.
  const isSilent = code === 'ETIMEDOUT' && message === 'Timeout';
  if (!isSilent && (command === 'CONN' || code === 'EDNS' || code === 'EAUTH')) {
    return { outcome: 'away', problem };
  }
  return { outcome: responseCode >= 500 ? 'refused' : 'failed', problem };
}
