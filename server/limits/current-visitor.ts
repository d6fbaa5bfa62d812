import { AsyncLocalStorage } from 'node:async_hooks';

const visitors = new AsyncLocalStorage<string>();

/** The visitor of work that belongs to no request, such as pages rendered ahead. */
const NOBODY = '';

/** Runs a task, with everything that it awaits, for a visitor: the address of `clientAddress`. */
export function runForVisitor<Result>(visitor: string, task: () => Result): Result {
  return visitors.run(visitor, task);
}

/** Returns the visitor whom the running code works for. */
export function currentVisitor(): string {
  return visitors.getStore() ?? NOBODY;
}
