/** A request that is processed once, however often it is sent. */
export interface IdempotentRequest {
  /** Its `Idempotency-Key`: 1 to 255 visible ASCII characters, unique within its organization. */
  readonly key: string
  /** Distinguishes it from other requests: `fingerprintOf`. */
  readonly fingerprint: Buffer
}
