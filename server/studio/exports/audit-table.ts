import type { LocaleCode } from '#core/i18n/locales.ts';
import type { AuditEvent } from '#core/studio/audit-event.ts';
import {
  type ExportCell,
  type ExportColumn,
  type ExportedTable,
  tableOf,
} from '#server/studio/exports/export-cells.ts';

const COLUMNS: readonly ExportColumn[] = [
  { name: 'number', width: 10 },
  { name: 'time', width: 22, isTime: true },
  { name: 'person', width: 24 },
  { name: 'action', width: 28 },
  { name: 'subject', width: 40 },
  { name: 'before', width: 40 },
  { name: 'after', width: 40 },
];

/** Events of the trail. Actions stay codes, by which the trail is filtered; before and after are JSON. */
export function auditTable(locale: LocaleCode, pages: AsyncIterable<AuditEvent[]>): ExportedTable {
  return tableOf(locale, COLUMNS, toPages(pages));
}

async function* toPages(pages: AsyncIterable<AuditEvent[]>): AsyncGenerator<ExportCell[][]> {
  for await (const events of pages) yield events.map(toCells);
}

function toCells(event: AuditEvent): ExportCell[] {
  return [
    event.id,
    { time: event.at },
    event.person,
    event.action,
    `${event.subjectKind} ${event.subject}`,
    event.before === null ? null : JSON.stringify(event.before),
    event.after === null ? null : JSON.stringify(event.after),
  ];
}
