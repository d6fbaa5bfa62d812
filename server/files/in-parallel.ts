/**
 * Maps a list with at most `limit` concurrent tasks; results are in the order of the list. After a failure no further task
 * begins, and it rejects once those that run have ended: what they did can then be undone.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  async function work() {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await task(items[index] as Item).catch((error) => {
        next = items.length;
        throw error;
      });
    }
  }
  const workers = Array.from({ length: Math.min(limit, items.length) }, work);
  for (const ended of await Promise.allSettled(workers)) {
    if (ended.status === 'rejected') throw ended.reason;
  }
  return results;
}
