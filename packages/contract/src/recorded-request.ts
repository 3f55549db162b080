/** A request that the mock has recorded: one line of JSON. */
export interface RecordedRequest {
  /** When the response was ready: RFC 3339. */
  readonly time: string
  readonly method: string
  /** With the query, as sent. */
  readonly path: string
  /**
   * Those that the contract knows, in lower case. `authorization` is only `Bearer [removed]`, and `prefer` names the example that
   * was returned, or is what was refused.
   */
  readonly headers: Readonly<Record<string, string>>
  /** A body that is UTF-8. */
  readonly body?: string
  /** Any other body. */
  readonly body_base64?: string
  /** Its body is not recorded, because it was larger than {@link maxRecordedBytes}. */
  readonly body_omitted?: true
  /** Of the response. */
  readonly status: number
}

/** The largest body that is recorded. */
export const maxRecordedBytes = 1_048_576
