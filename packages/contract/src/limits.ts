/** Limits of request bodies. */
export const bodyLimits = {
  /** 1 MiB. */
  maxBytes: 1_048_576,
  /** Max nesting of arrays and objects. */
  maxDepth: 64,
} as const
