/** Limits of request bodies. */
export const bodyLimits = {
  /** 1 MiB. */
  maxBytes: 1_048_576,
  /** Max nesting of arrays and objects. */
  maxDepth: 64,
} as const

/** How requests are read and validated: unknown query parameters, and text that PostgreSQL cannot store, are rejected. */
export const requestPolicy = { body: bodyLimits, refuseUnknownQuery: true, refuseBadText: true } as const
