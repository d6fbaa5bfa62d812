import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import { sendDueMails } from '#server/mail/send-mails.ts';
import { startSmtpServer } from '#server/mail/smtp-server.fixtures.ts';
import { createSmtpTransport } from '#server/mail/smtp-transport.ts';
import { runKillRounds } from '#tests/api/kill-rounds.ts';

/** `npm run test:durability` runs a hundred. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);

describeEachDatabase('forms in a process that is killed', (createPlace) => {
  test(
    `${ROUNDS} rounds lose and duplicate nothing; mail waits for its server`,
    async () => {
      const place = await createPlace();
      const report = await runKillRounds(place, ROUNDS);
      expect(report.problems).toEqual([]);
      expect(report.acknowledged).toBeGreaterThan(0);
      // With few rounds, every kill may fall between two submissions.
      if (ROUNDS >= 20) expect(report.acknowledged).toBeLessThan(report.sent);
      if (ROUNDS > 3) console.log(report);
      const queue = createMailTable(await place.open());
      const server = await startSmtpServer();
      await server.stop();
      const transport = createSmtpTransport(server.url, 'web@lumbrera.example');
      const later = () => Date.now() + 1000;
      expect(await sendDueMails({ queue, transport, now: later })).toBe('away');
      const up = await startSmtpServer(server.port);
      expect(await sendDueMails({ queue, transport, now: later })).toBe('done');
      transport.close();
      await up.stop();
      expect(up.ids).toHaveLength(report.sent * 2);
      expect(new Set(up.ids).size).toBe(up.ids.length);
    },
    60_000 + ROUNDS * 10_000,
  );
});
