import type { Traces, TracesOptions } from './traces.ts'

/** Turns traces on, and sends them to the receiver that the `OTEL_EXPORTER_OTLP_…` variables name. */
export async function openTraces(options: TracesOptions): Promise<Traces> {
  // Loaded only now, because it loads OpenTelemetry.
  const { exportTraces } = await import('./export-traces.ts')
  return exportTraces(options)
}
