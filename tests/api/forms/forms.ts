import { createChallenges, toChallengeToken } from '#server/captcha/challenge.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';
import type { Json, TestApi } from '#tests/api/test-api.ts';

export const UNIT_TAG = 'wpcf7-f6-p1-o1';

type Pairs = [string, string | Blob][];

/** A body of `multipart/form-data`. */
export function formBody(fields: Record<string, string | Blob | string[]> | Pairs): FormData {
  const body = new FormData();
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
  for (const [name, value] of pairs) {
    for (const one of [value].flat()) {
      if (typeof one === 'string') body.append(name, one);
      else body.append(name, one, (one as File).name ?? 'file');
    }
  }
  return body;
}

/** Answers are taken only some seconds after their question. */
const aWhileAgo = () => Date.now() - 60_000;

/** Makes tokens that the captcha takes, each once. */
export async function createTokens({ db }: Pick<TestApi, 'db'>) {
  const questions = createChallenges(await getSiteSecret(db, 'captcha'), aWhileAgo);
  return () => {
    const { question, first, second } = questions.ask();
    return toChallengeToken(question, String(first + second));
  };
}

/** Status, body and headers of a POST. */
export async function post(
  api: TestApi,
  path: string,
  body: RequestInit['body'],
  headers: Record<string, string> = {},
) {
  const answer = await api.request(path, { method: 'POST', body: body ?? null, headers });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: (text === '' ? null : JSON.parse(text)) as Json,
  };
}
