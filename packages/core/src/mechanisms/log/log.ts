/** The fields that a line of the log may have. There are none for phone numbers, message bodies and secrets. */
export interface LogFields {
  /** The thrown value. */
  readonly err?: unknown
  readonly requestId?: string
  readonly organizationId?: string
  readonly keyId?: string | null
  readonly deliveryId?: string
  readonly subscriptionId?: string
  readonly messageId?: string
  readonly mediaId?: string
  readonly importId?: string
  /** The id of the provider's webhook in the inbox. */
  readonly webhookId?: number
  readonly receivedAt?: string
  /** The part of a process: `deliveries`, `sends`, … */
  readonly part?: string
  readonly job?: string
  readonly method?: string
  /** The path as the API log has it, see `loggedPath`. */
  readonly path?: string
  readonly status?: number | null
  readonly latencyMs?: number
  /** How long something lasted. */
  readonly durationMs?: number
  /** How far the clock of the process is ahead of the database's, negative when it is behind. */
  readonly aheadMs?: number
  readonly attempt?: number
  readonly outcome?: string
  readonly count?: number
  /** Why something failed or waits, in one line. */
  readonly reason?: string
  readonly waitsFor?: string
  readonly url?: string
}

/** Logs a message, with or without fields. */
export interface LogMethod {
  (fields: LogFields, message: string): void
  (message: string): void
}

/**
 * The log of the process.
 * - `error`: an operator has to do something
 * - `warn`: unusual, but handled
 * - `info`: the process starts or stops, a dependency is available again, or a report of the provider is not used
 * - `debug`: each request and each attempt
 */
export interface Log {
  readonly debug: LogMethod
  readonly info: LogMethod
  readonly warn: LogMethod
  readonly error: LogMethod
}
