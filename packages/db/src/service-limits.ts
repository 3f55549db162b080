/**
 * For service processes: they recover within 15 s after their connections become half-open. Worst case: a statement
 * sent just before the first half-open connection is detected takes another 6 s after those first 6 s. The limits of pooled
 * connections are those of their role, which `migrate` sets.
 */
export const serviceLimits = { statementTimeoutMs: 5_000, connectTimeoutMs: 8_000, areOfRole: true } as const
