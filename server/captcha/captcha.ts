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
  | {
      kind: 'proof-of-work';
      challengeUrl: string;
      /** True when a code by mail may take the place of the work. */
      hasCodes: boolean;
    };

/** @param purpose what a mailed code was sent for; other tokens have none. */
export type TokenCheck = (token: string, purpose?: string) => Promise<CaptchaVerdict>;
