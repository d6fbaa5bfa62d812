import { expect, test } from 'vitest';
import { readHead, readMail } from '#server/mail/incoming/read-mail.ts';

const bytesOf = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const partOf = (at: number) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`;
const HTML = 'Content-Type: text/html; charset=utf-8';

test('the head says which mails it continues, the nearest first', async () => {
  const head = await readHead(
    bytesOf(
      'Message-ID: <3@jo.test>',
      'From: "Ana Ruiz <ana@lumbrera.example>" <Jo@Example.test>',
      'Subject: =?utf-8?q?Se=C3=B1al?=',
      'In-Reply-To: <2@site.test>',
      'References: <1@site.test>',
      ' <2@site.test>',
      '',
    ),
  );
  expect(head).toEqual({
    messageId: '<3@jo.test>',
    threads: ['<2@site.test>', '<1@site.test>'],
    // The name of a sender can say anything: only the address counts.
    sender: 'jo@example.test',
    subject: 'Señal',
    isAutomatic: false,
  });
});

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: auto-generated (vacation)', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  ['Precedence: first-class', false],
  ['X-Autoreply: yes', true],
  ['List-Id: <all.example.test>', true],
  ['Return-Path: <>', true],
  ['Return-Path: <jo@example.test>', false],
  ['Content-Type: multipart/report; report-type=delivery-status; boundary=x', true],
])('a mail with %s was sent by a program: %s', async (field, isAutomatic) => {
  expect(await readHead(bytesOf('From: jo@example.test', field, ''))).toMatchObject({
    isAutomatic,
  });
});

test('HTML alone is read as text, without what nobody sees', async () => {
  const { text } = await readMail(
    bytesOf(
      'From: jo@example.test',
      HTML,
      '',
      '<html><head><title>x</title><style>p { color: red }</style></head><body>',
      '<header>Hola, Ana:</header><p>El 2 &lt; 3 &amp; a&ntilde;o<br>segundo</p><div>fin</div>',
      '<script>alert(1)</script><img src="https://elsewhere.example/pixel">',
      '</body></html>',
    ),
  );
  expect(text).toBe('Hola, Ana: El 2 < 3 & año\nsegundo\nfin');
});

test.each([
  ['an element without an end', '<style>Hola', /Hola/],
  ['many of them', '<style '.repeat(100_000), /^/],
  ['half a tag', 'Hola <a href="', /Hola/],
])('HTML with %s loses no text', async (_title, html, expected) => {
  expect((await readMail(bytesOf(HTML, '', html))).text).toMatch(expected);
});

test('invisible signs do not arrive', async () => {
  const { text } = await readMail(
    bytesOf('Content-Type: text/plain; charset=utf-8', '', 'a\u0000b\u202Ec\u2066'),
  );
  expect(text).toBe('abc');
});

test('a mail within the mail is an attachment, not its text', async () => {
  const { text, attachments } = await readMail(
    bytesOf(
      'Content-Type: multipart/mixed; boundary=a',
      '',
      '--a',
      'Content-Type: text/plain',
      '',
      'Mine.',
      '--a',
      'Content-Type: message/rfc822',
      '',
      'From: other@example.test',
      '',
      'Not mine.',
      '--a--',
    ),
  );
  expect(text).toBe('Mine.');
  expect(attachments).toHaveLength(1);
});

test.each([
  ['without a head', '--a\r\n\r\nx\r\n'],
  ['that are empty', '--a\r\n'],
])('of a mail with 300,000 parts %s the first ones are read', async (_title, part) => {
  const head = 'From: jo@example.test\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n';
  const bytes = Buffer.from(`${head}--a\r\n\r\nMine.\r\n${part.repeat(300_000)}--a--`);
  const before = process.cpuUsage();
  expect((await readHead(bytes)).sender).toBe('jo@example.test');
  const { text, isWhole } = await readMail(bytes);
  expect(text).toMatch(/^Mine\./);
  expect(isWhole).toBe(false);
  const { user, system } = process.cpuUsage(before);
  // All of them take half a minute.
  expect((user + system) / 1_000_000).toBeLessThan(5);
});

const LINES = '-- a comment\r\n--\r\n---\r\n'.repeat(2_000);
const PLAN = [
  ...['Content-Type: application/pdf; name="plan.pdf"', 'Content-Disposition: attachment', ''],
  ...['%PDF-1.7'],
];

test.each([
  ['quoted', '"=_a 1"', '=_a 1'],
  ['a word, with other parameters', 'a1; charset=utf-8', 'a1'],
  ['in a line of its own', '\r\n\tabc', 'abc'],
])('lines that begin with hyphens are no parts: a boundary %s', async (_title, value, boundary) => {
  const mail = await readMail(
    bytesOf(
      ...[`Content-Type: multipart/mixed; boundary=${value}`, '', `--${boundary}`],
      ...['Content-Type: text/plain', '', LINES, 'The end.', `--${boundary}`],
      ...[...PLAN, `--${boundary}--`],
    ),
  );
  expect(mail).toMatchObject({ isWhole: true, attachments: [{ fileName: 'plan.pdf' }] });
  expect(mail.text).toMatch(/The end\.$/);
});

test.each([
  ['in pieces', 'multipart/mixed; boundary*0=a; boundary*1=b'],
  ['between comments', 'multi(x)part/mixed; (x)bound(x)ary=ab'],
  ['with a sign that is masked', 'multipart/mixed; boundary="a\\b"'],
  ['of a word and a quoted one', 'multipart/mixed; boundary=a"b"'],
  ['of two quoted words', 'multipart/mixed; boundary="a""b"'],
  ['after one that is none', 'multipart/mixed; x="boundary="; boundary=ab'],
])('a boundary %s hides no parts', async (_title, type) => {
  const part = '--ab\r\n\r\nx\r\n'.repeat(1_500);
  const mail = await readMail(Buffer.from(`Content-Type: ${type}\r\n\r\n${part}--ab--`));
  expect(mail.isWhole).toBe(false);
});

test('a broken mail is read as far as it goes', async () => {
  const { text, attachments } = await readMail(
    bytesOf(
      'Content-Type: multipart/mixed; boundary=a',
      '',
      '--a',
      'Content-Type: text/plain',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('The text.').toString('base64'),
      '--a',
      'Content-Type: image/jpeg; name="../../etc/passwd\u0000.jpg"',
      'Content-Transfer-Encoding: base64',
      '',
      '/9j/4AAQ%%%%',
    ),
  );
  expect(text).toBe('The text.');
  expect(attachments).toHaveLength(1);
});

test.each([
  ['nested too deep', Array.from({ length: 60 }, (_, at) => partOf(at)).join('')],
  ['with too many fields', `X-Long: ${'a'.repeat(300_000)}\r\n\r\n`],
])('a mail %s is refused', async (_title, mail) => {
  await expect(readMail(Buffer.from(mail))).rejects.toThrow(/exceeded/);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\jo\\plano.pdf', 'plano.pdf'],
  ['/', ''],
  ['gpj.\u202Efdp.exe', 'gpj.fdp.exe'],
  ['a\u0000b\u001b[31m.jpg', 'ab[31m.jpg'],
  ['a\r\nBcc: jo@example.test', 'a Bcc: jo@example.test'],
  [`${'a'.repeat(5000)}.pdf`, `${'a'.repeat(129)}…${'a'.repeat(16)}.pdf`],
  [`${'😀'.repeat(500)}.pdf`, `${'😀'.repeat(64)}\ufffd…${'😀'.repeat(8)}.pdf`],
])('an attachment named %j is %j', async (name, expected) => {
  const encoded = `=?utf-8?b?${Buffer.from(name).toString('base64')}?=`;
  const { attachments } = await readMail(
    bytesOf(
      'Content-Type: multipart/mixed; boundary=a',
      '',
      '--a',
      'Content-Type: application/pdf',
      `Content-Disposition: attachment; filename="${encoded}"`,
      '',
      '%PDF-1.7',
      '--a--',
    ),
  );
  expect(attachments.map(({ fileName }) => fileName)).toEqual([expected]);
});

const htmlMail = (html: string) => readMail(bytesOf('Content-Type: text/html', '', html));

test('a picture within HTML is no text, and what follows it is read', async () => {
  const picture = `<img src="data:image/png;base64,${'iVBORw0K'.repeat(200_000)}">`;
  const { text, isWhole } = await htmlMail(`<p>Here it is:</p>${picture}<p>Number 12345.</p>`);
  expect(text.split(/\s+/)).toEqual(['Here', 'it', 'is:', 'Number', '12345.']);
  expect(isWhole).toBe(true);
});

test('a mail of which only the beginning is read says so, and has no half tag', async () => {
  const long = await htmlMail(`<p>Start.</p><img title='${'a '.repeat(600_000)}'><p>End.</p>`);
  expect(long).toMatchObject({ text: 'Start.', isWhole: false });
  const plain = await readMail(bytesOf('Content-Type: text/plain', '', 'a '.repeat(60_000)));
  expect(plain.isWhole).toBe(false);
  const part = '--a\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n';
  const parts = `${part.repeat(51)}--a--`;
  const many = await readMail(bytesOf('Content-Type: multipart/mixed; boundary=a', '', parts));
  expect([many.attachments.length, many.isWhole]).toEqual([50, false]);
});
