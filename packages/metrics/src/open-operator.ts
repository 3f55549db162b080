import type { MetricsOptions } from './open-metrics.ts'
import { type ServeOptions, serve } from './serve.ts'

export interface OperatorOptions
  extends MetricsOptions,
    Pick<ServeOptions, 'findReadinessFailures' | 'findLivenessFailures'> {
  /** Where `/ready`, `/live` and `/metrics` are served. Undefined: nowhere. */
  readonly listener?: { readonly port: number; readonly host: string } | undefined
}

/** What operators see of the process, until it is closed. */
export interface Operator {
  /** The URL of the listener, without a trailing slash. */
  readonly url: string | undefined
  close(): Promise<void>
}

/**
 * Turns metrics on, and serves them with the readiness of the process.
 *
 * @throws Error in one line with the fix, if the port is in use or not allowed
 */
export async function openOperator(options: OperatorOptions): Promise<Operator> {
  const { listener, findReadinessFailures, findLivenessFailures } = options
  // Loaded only now, because it loads OpenTelemetry.
  const { openMetrics } = await import('./open-metrics.ts')
  const metrics = await openMetrics(options)
  const { writeMetrics } = metrics
  const served = listener && (await serve({ ...listener, findReadinessFailures, findLivenessFailures, writeMetrics }))
  return {
    url: served?.url,
    async close() {
      served?.close()
      await metrics.close()
    },
  }
}
