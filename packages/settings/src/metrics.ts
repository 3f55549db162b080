import type { Values } from './processes.ts'

type Given = Pick<
  Values,
  | 'METRICS_PORT'
  | 'METRICS_HOST'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT'
  | 'OTEL_METRIC_EXPORT_INTERVAL'
>

/** Where metrics are served, and whether they are also sent to an OTLP receiver. Undefined: they are off. */
export function metricsSettings(values: Given) {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_METRIC_EXPORT_INTERVAL: everyMs } = values
  const endpoint = values.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT
  const listener = port === undefined ? undefined : { port, host }
  const otlp = endpoint === undefined ? undefined : { everyMs }
  return listener === undefined && otlp === undefined ? undefined : { listener, otlp }
}
