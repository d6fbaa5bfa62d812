/** How likely a token's sender is a person, 0 to 1. `away`: no verdict is available at the moment. */
export type CaptchaVerdict =
  | {
      outcome: 'scored';
      score: number;
      /** Identity of the token: tokens with equal keys are the same token. */
      key: string;
    }
  | { outcome: 'away' };

/** Settings with which a browser obtains a token. */
export type CaptchaAccess =
  | { kind: 'recaptcha'; siteKey: string; version: 3; action: string }
  | { kind: 'proof-of-work'; challengeUrl: string };

export type TokenCheck = (token: string) => Promise<CaptchaVerdict>;
