/** What the client of the bucket throws: a response of the storage has a status, an error of the network a code. */
type Failure = { name: string; code?: string; $metadata?: { httpStatusCode?: number } };

function read(error: unknown): Failure & { status: number | undefined } {
  const failure = error as Failure;
  const { name, code, $metadata } = failure;
  return { name, ...(code !== undefined && { code }), status: $metadata?.httpStatusCode };
}

/** The request named a file that does not exist. */
export function isMissingFile(error: unknown): boolean {
  return read(error).name === 'NoSuchKey';
}

/** Nobody responds, or the storage says that it cannot at the moment. */
export function isAway(error: unknown): boolean {
  const { name, status } = read(error);
  return name !== 'CredentialsProviderError' && (status === undefined || status >= 500);
}

/** Says what is wrong and what to do, as the end of a sentence. */
export function describeFailure(error: unknown): string {
  const { name, code, status } = read(error);
  if (name === 'NoSuchBucket') return 'it does not exist; create it, or correct MEDIA_URL';
  if (name === 'CredentialsProviderError') {
    return 'there are no credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  }
  if (status === 301 || name === 'AuthorizationHeaderMalformed') {
    return 'it is in another region; set AWS_REGION to that one';
  }
  if (status === 401 || status === 403) {
    return `access is denied (${name}); check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the rights of that key`;
  }
  if (status === undefined) {
    return `it cannot be reached (${code ?? name}); check the network and AWS_ENDPOINT_URL_S3`;
  }
  return `the storage responds with ${status} (${name})`;
}
