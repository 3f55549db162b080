/** What a request body may hold. */
export const bodyLimits = {
  /** 1 MiB. */
  maxBytes: 1_048_576,
  /** Arrays and objects inside each other. */
  maxDepth: 64,
} as const
