import { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

/** Begins every file in the format of age, <https://age-encryption.org/v1>. */
export const AGE_HEADER = 'age-encryption.org/v1\n';

type Chunks = AsyncIterable<Uint8Array>;

/**
 * What protects an archive, in the format of age: `age1…` encrypts for whoever has the secret key, `AGE-SECRET-KEY-…`
 * is a secret key, anything else a passphrase.
 */
export type ArchiveKey = {
  /** False for a key that can only encrypt. */
  canDecrypt: boolean;
  encrypt(chunks: Chunks): Chunks;
  /** Fails with `WrongKeyError` at the first chunk, or with the library's error where the bytes were changed. */
  decrypt(chunks: Chunks): Chunks;
};

/** The key does not belong to the archive. */
export class WrongKeyError extends Error {
  constructor(cause: unknown) {
    super('The key does not belong to the archive.', { cause });
    this.name = 'WrongKeyError';
  }
}

/** @throws Error when the key looks like one of age and is none. */
export async function createArchiveKey(text: string): Promise<ArchiveKey> {
  const encrypter = new Encrypter();
  const decrypter = new Decrypter();
  const isRecipient = text.startsWith('age1');
  const isIdentity = text.startsWith('AGE-SECRET-KEY-');
  if (isRecipient) encrypter.addRecipient(text);
  else if (isIdentity) {
    encrypter.addRecipient(await identityToRecipient(text));
    decrypter.addIdentity(text);
  } else {
    encrypter.setPassphrase(text);
    decrypter.addPassphrase(text);
  }
  return {
    canDecrypt: !isRecipient,
    async *encrypt(chunks) {
      yield* await encrypter.encrypt(toStream(chunks));
    },
    async *decrypt(chunks) {
      const opening = decrypter.decrypt(toStream(chunks));
      yield* await opening.catch((error) => {
        throw new WrongKeyError(error);
      });
    },
  };
}

/** The library takes streams of the web, whose types in Node differ from those of browsers by name only. */
function toStream(chunks: Chunks): ReadableStream<Uint8Array> {
  return WebStream.from(chunks) as ReadableStream<Uint8Array>;
}
