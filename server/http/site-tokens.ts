import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const VALID_MS = 60 * 60_000;

/**
 * Creates and checks tokens that say: this visitor fetched something for a page of the site within the last hour. They
 * are signed with a key that all processes share, so none of them stores any.
 *
 * @param findSecret The key.
 * @param now Milliseconds since 1970, of a clock that processes on several machines share.
 */
export function createSiteTokens(findSecret: () => Promise<string>, now: () => number = Date.now) {
  async function sign(expires: string, visitor: string): Promise<string> {
    const mac = createHmac('sha256', await findSecret());
    return mac.update(`${expires}\n${visitor}`).digest('base64url');
  }

  return {
    async issue(visitor: string): Promise<string> {
      const expires = (now() + VALID_MS).toString(36);
      return `${expires}.${await sign(expires, visitor)}`;
    },

    async isValid(token: string, visitor: string): Promise<boolean> {
      const [expires = '', signature = ''] = token.split('.', 2);
      const end = Number.parseInt(expires, 36);
      // A token from the future was issued before the clock was set back.
      if (!(end > now() && end <= now() + VALID_MS)) return false;
      return timingSafeEqual(digest(signature), digest(await sign(expires, visitor)));
    },
  };
}

export type SiteTokens = ReturnType<typeof createSiteTokens>;

/** Digests have a fixed length, as the comparison requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
