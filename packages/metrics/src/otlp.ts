/** Receives whether the receiver of OpenTelemetry accepts what is sent. */
export interface ReceiverAvailability {
  failed(error: Error): void
  succeeded(): void
}

interface Result {
  readonly code: number
  readonly error?: Error
}

/** Less than the 10 s of the library, because a stop waits for the last export. */
const timeoutMs = 3_000

/** The options of an exporter. What the environment says goes first. */
export function exporterOptions(signal: 'METRICS' | 'TRACES'): { readonly timeoutMillis?: number } {
  const { env } = process
  const isSet = env[`OTEL_EXPORTER_OTLP_${signal}_TIMEOUT`] || env.OTEL_EXPORTER_OTLP_TIMEOUT
  return isSet ? {} : { timeoutMillis: timeoutMs }
}

/** The callback of an export, which also reports whether it succeeded. */
export function reported<Ended extends Result>(
  { failed, succeeded }: ReceiverAvailability,
  done: (result: Ended) => void,
): (result: Ended) => void {
  return (result) => {
    if (result.code === 0) succeeded()
    else failed(result.error ?? new Error('it was not accepted'))
    done(result)
  }
}

/** Sends what is left. A receiver that is down must not fail a stop; what could not be sent is lost, and was reported. */
export async function shutDown(provider: { shutdown(): Promise<void> }): Promise<void> {
  await provider.shutdown().catch(() => undefined)
}
