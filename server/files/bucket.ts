import type { S3 } from '@aws-sdk/client-s3';
import { AppError } from '#core/app-error.ts';
import { describeFailure, isAway, isMissingFile } from '#server/files/bucket-failure.ts';
import { log } from '#server/log.ts';

export type BucketSettings = {
  /** Name of the bucket. */
  bucket: string;
  /** Before the names of all files: empty, or with a slash at its end. */
  prefix: string;
  /** Address of the storage; without it that of AWS. */
  endpoint?: string | undefined;
  region?: string | undefined;
  /** Without them those that the client finds: a profile, or the role of the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
};

/** A bucket of S3-compatible storage. */
export type Bucket = Pick<BucketSettings, 'bucket' | 'prefix'> & {
  /**
   * Sends a request. Returns null where it names a file that does not exist.
   * @throws AppError `storage-unavailable`, whose message says what is wrong
   */
  send<Result>(request: (client: S3) => Promise<Result>): Promise<Result | null>;
  /** Returns the error of a request whose response broke off. */
  fail(cause: unknown): AppError;
  /** What is wrong, as a sentence; null while the bucket can be used. */
  problem(): Promise<string | null>;
  close(): void;
};

/** A request is given up when nothing comes or goes for so long, milliseconds. */
const SILENCE_MS = 5_000;
const CONNECT_MS = 2_000;
const ATTEMPTS = 2;
/** After a failed request others fail at once for so long: visitors do not wait for a storage that is away. */
const REST_MS = 2_000;
/** A bucket that was used so recently is not examined. */
const FRESH_MS = 10_000;
const PROBE_MS = 1_000;

/** Opens a bucket. Its client is loaded with the first request. */
export function openBucket(settings: BucketSettings): Bucket {
  const { bucket, prefix } = settings;
  const state = createState(settings);
  let loading: Promise<S3> | null = null;

  function load(): Promise<S3> {
    loading ??= createClient(settings);
    return loading;
  }

  async function send<Result>(request: (client: S3) => Promise<Result>): Promise<Result | null> {
    state.refuseWhileAway();
    try {
      const result = await request(await load());
      state.noteSuccess();
      return result;
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw state.noteFailure(error);
    }
  }

  async function probe(): Promise<string | null> {
    const listing = { Bucket: bucket, Prefix: prefix, MaxKeys: 1 };
    return send((client) => client.listObjectsV2(listing)).then(
      () => null,
      (error: Error) => error.message,
    );
  }

  return {
    bucket,
    prefix,
    send,
    fail: state.noteFailure,
    async problem() {
      if (state.isFresh()) return null;
      const late = new Promise<string>((resolve) => {
        setTimeout(() => resolve(sentence(settings, 'it does not respond')), PROBE_MS).unref();
      });
      return Promise.race([probe(), late]);
    },
    close() {
      loading?.then(
        (client) => client.destroy(),
        () => {},
      );
    },
  };
}

async function createClient({ endpoint, region, credentials }: BucketSettings): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3');
  return new S3({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Storage that is not of AWS takes any.
    ...((region ?? endpoint) !== undefined && { region: region ?? 'us-east-1' }),
    ...(credentials && { credentials }),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // Its newer checksums are unknown to other storage; Content-MD5 and our own hashes are not.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Whether the bucket can be used, according to its last requests. Changes are logged, not every failed request. */
function createState(settings: BucketSettings) {
  let problem: string | null = null;
  let usedAt = Number.NEGATIVE_INFINITY;
  let awayUntil = Number.NEGATIVE_INFINITY;
  let cause: unknown;

  function toError(): AppError {
    const error = new AppError('storage-unavailable');
    error.message = problem ?? '';
    error.cause = cause;
    return error;
  }

  return {
    isFresh: () => problem === null && performance.now() - usedAt < FRESH_MS,
    refuseWhileAway(): void {
      if (problem !== null && performance.now() < awayUntil) throw toError();
    },
    noteSuccess(): void {
      usedAt = performance.now();
      if (problem !== null) log.info('the bucket can be used again');
      problem = null;
    },
    noteFailure(error: unknown): AppError {
      const now = sentence(settings, describeFailure(error));
      if (problem !== now) log.error(now);
      problem = now;
      cause = error instanceof Error ? `${error.name}: ${error.message}` : error;
      if (isAway(error)) awayUntil = performance.now() + REST_MS;
      return toError();
    },
  };
}

function sentence({ bucket, endpoint }: BucketSettings, reason: string): string {
  const place = endpoint === undefined ? '' : ` at ${new URL(endpoint).host}`;
  return `The bucket ${bucket}${place} cannot be used: ${reason}.`;
}
