// Generated from spec/. Do not edit.

/** The paths whose `POST` takes no `Idempotency-Key`, so that it must not be retried. */
export const postsWithoutKey: readonly string[] = []
