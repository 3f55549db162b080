/** A request that is carried out once, however often it is sent. */
export interface IdempotentRequest {
  /** Its `Idempotency-Key`: 1 to 255 visible ASCII characters, one thing within its organization. */
  readonly key: string
  /** Tells it from other requests: `fingerprintOf`. */
  readonly fingerprint: Buffer
}
