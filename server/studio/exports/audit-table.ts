import type { LocaleCode } from '#core/i18n/locales.ts';
import type { AuditEvent } from '#core/studio/audit-event.ts';
import {
  type ExportCell,
  type ExportColumn,
  type ExportedTable,
  type NameCode,
  namesIn,
  tableOf,
} from '#server/studio/exports/export-cells.ts';

const COLUMNS: readonly ExportColumn[] = [
  { name: 'number', width: 10 },
  { name: 'time', width: 22, isTime: true },
  { name: 'person', width: 24 },
  { name: 'action', width: 36 },
  { name: 'code', width: 28 },
  { name: 'subject', width: 40 },
  { name: 'before', width: 40 },
  { name: 'after', width: 40 },
];

/** Events of the trail. Actions have their code as well, by which the trail is searched; before and after are JSON. */
export function auditTable(locale: LocaleCode, pages: AsyncIterable<AuditEvent[]>): ExportedTable {
  return tableOf(locale, COLUMNS, toPages(pages, namesIn(locale)));
}

async function* toPages(
  pages: AsyncIterable<AuditEvent[]>,
  name: NameCode,
): AsyncGenerator<ExportCell[][]> {
  for await (const events of pages) yield events.map((event) => toCells(event, name));
}

function toCells(event: AuditEvent, name: NameCode): ExportCell[] {
  return [
    event.id,
    { time: event.at },
    event.person,
    name('action', event.action),
    event.action,
    `${event.subjectKind} ${event.subject}`,
    event.before === null ? null : JSON.stringify(event.before),
    event.after === null ? null : JSON.stringify(event.after),
  ];
}
