import type { Mail } from '#server/mail/mail-transport.ts';

export const FROM = 'Lumbrera <web@lumbrera.example>';

export function buildMail(overrides: Partial<Mail> = {}): Mail {
  return {
    messageId: '<one@lumbrera.example>',
    recipient: 'ana@example.test',
    replyTo: null,
    subject: 'Hemos recibido tu mensaje – señal',
    text: 'Respondemos en dos días.\n.\nFin',
    html: '<p>Respondemos en dos días.</p>',
    attachments: [],
    created: '2026-11-21T10:00:00.000Z',
    ...overrides,
  };
}
