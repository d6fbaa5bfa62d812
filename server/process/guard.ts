import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { errors } from '#core/app-error.ts';
import { log } from '#server/log.ts';
import { currentExchange } from '#server/process/request-context.ts';

/**
 * Catches what no code has caught. A rejection that a request left behind is logged, and the process goes on. After any
 * other error the state of the process is unknown: it is logged and `onFault` must end the process in order; the
 * request that met it gets its 500.
 */
export function guardProcess(onFault: () => void): void {
  process.on('unhandledRejection', (reason) => {
    const facts = describeRequest();
    if (facts) {
      log.error(
        { err: reason, errorId: randomUUID(), ...facts },
        'a request left a rejection behind',
      );
      return;
    }
    log.fatal({ err: reason, errorId: randomUUID() }, 'unhandled rejection');
    onFault();
  });
  process.on('uncaughtException', (error) => {
    const errorId = randomUUID();
    log.fatal({ err: error, errorId, ...describeRequest() }, 'uncaught exception');
    const response = currentExchange()?.response;
    if (response) endFailed(response, errorId);
    onFault();
  });
}

function describeRequest() {
  const request = currentExchange()?.request;
  const path = (request?.url ?? '').split('?', 1)[0] ?? '';
  return request ? { requestId: currentExchange()?.id, method: request.method, path } : null;
}

function endFailed(response: ServerResponse, errorId: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(errors.internal.status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': errorId,
  });
  response.end(`Something went wrong on our side. Please try again. Reference: ${errorId}\n`);
}
