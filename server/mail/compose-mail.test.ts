import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeMail, toMessage } from '#server/mail/compose-mail.ts';
import { buildMail, FROM } from '#server/mail/mail-transport.fixtures.ts';

/** The header lines, unfolded. */
const headOf = (bytes: Buffer) => {
  const [head = ''] = bytes.toString().split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
};

test('a mail has its Message-ID, its date, both bodies and is marked as automatic', async () => {
  const bytes = await composeMail(buildMail({ replyTo: 'jo@example.test' }), FROM);
  const head = headOf(bytes);
  expect(head).toContain('Message-ID: <one@lumbrera.example>');
  expect(head).toContain('Date: Sat, 21 Nov 2026 10:00:00 +0000');
  expect(head).toContain('Auto-Submitted: auto-generated');
  expect(head).toContain('From: Lumbrera <web@lumbrera.example>');
  expect(head).toContain('To: ana@example.test');
  expect(head).toContain('Reply-To: jo@example.test');
  expect(bytes.toString()).toContain('Content-Type: text/plain; charset=utf-8');
  expect(bytes.toString()).toContain('Content-Type: text/html; charset=utf-8');
});

test('a response names the mail before it, and is not marked as automatic', async () => {
  const inReplyTo = '<first@lumbrera.example>';
  const head = headOf(await composeMail(buildMail({ inReplyTo }), FROM));
  expect(head).toContain(`In-Reply-To: ${inReplyTo}`);
  expect(head).toContain(`References: ${inReplyTo}`);
  expect(head.join('\n')).not.toContain('Auto-Submitted');
});

test('a mail can let programs unsubscribe with one POST, by RFC 8058; others offer nothing', async () => {
  const unsubscribeUrl = `https://www.example.com/en/newsletter/${'x'.repeat(22)}.${'y'.repeat(43)}`;
  const head = headOf(await composeMail(buildMail({ unsubscribeUrl }), FROM));
  expect(head).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(head).toContain('Auto-Submitted: auto-generated');
  const plain = headOf(await composeMail(buildMail({}), FROM));
  expect(plain.join('\n')).not.toContain('List-Unsubscribe');
});

test.each([
  ['subject', { subject: 'Hello\r\nBcc: all@example.test' }],
  ['recipient', { recipient: 'ana@example.test\nBcc: all@example.test' }],
  ['two recipients', { recipient: 'ana@example.test,all@example.test' }],
  ['a group', { recipient: 'x:ana@example.test;' }],
  ['a name and an address', { recipient: 'Ana <ana@example.test>' }],
  ['replyTo', { replyTo: 'ana@example.test\u2028Bcc: all@example.test' }],
  ['In-Reply-To', { inReplyTo: '<a@b>\r\nBcc: all@example.test' }],
  ['the address to unsubscribe', { unsubscribeUrl: 'https://a.example/\r\nBcc: b@example.test' }],
  ['Message-ID', { messageId: '<a@b>\r\nBcc: all@example.test' }],
])('a line break or a list in %s is refused', (_what, overrides) => {
  expect(() => toMessage(buildMail(overrides), FROM)).toThrow();
});

test('any input produces the same headers', async () => {
  const expected = headOf(await composeMail(buildMail({ replyTo: 'a@example.test' }), FROM));
  const namesOf = (head: string[]) => head.map((line) => line.split(':')[0]).toSorted();
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      async (subject, address) => {
        const mail = buildMail({ subject, replyTo: address, text: subject });
        const bytes = await composeMail(mail, FROM).catch(() => null);
        if (bytes) expect(namesOf(headOf(bytes))).toEqual(namesOf(expected));
      },
    ),
    {
      numRuns: 50,
      examples: [
        ['a\r\nBcc: x@example.test', 'a@example.test'],
        ['=?utf-8?q?a=0D=0ABcc:_x@example.test?=', 'a@example.test'],
        ['ok', 'a@example.test>\r\nBcc: <x@example.test'],
      ],
    },
  );
});
