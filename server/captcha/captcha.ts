/** How sure a token's sender is a person, 0 to 1. `away`: nobody can tell at the moment. */
export type CaptchaVerdict =
  | {
      outcome: 'scored';
      score: number;
      /** What the token stands for: two tokens with one key are the same one. */
      key: string;
    }
  | { outcome: 'away' };

/** What a browser needs to obtain a token. */
export type CaptchaAccess =
  | { kind: 'recaptcha'; siteKey: string; version: 3; action: string }
  | { kind: 'proof-of-work'; challengeUrl: string };

export type TokenCheck = (token: string) => Promise<CaptchaVerdict>;
