/** A request that is processed once, even if it is sent several times. */
export interface IdempotentRequest {
  /** Its `Idempotency-Key`: 1 to 255 visible ASCII characters, unique within its organization. */
  readonly key: string
  /** Distinguishes it from other requests: `fingerprintOf`. */
  readonly fingerprint: Buffer
}
