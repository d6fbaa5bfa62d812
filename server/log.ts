import pino from 'pino';

/** The only logger: JSON lines on standard output. The level follows LOG_LEVEL. */
export const log = pino({ level: process.env.LOG_LEVEL || 'info', base: null });
