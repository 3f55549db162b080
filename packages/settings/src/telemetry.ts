import type { Values } from './processes.ts'

type Signal = 'METRICS' | 'TRACES'
type GivenFor<Each extends Signal> = Pick<
  Values,
  `OTEL_EXPORTER_OTLP_${Each}_ENDPOINT` | `OTEL_${Each}_EXPORTER` | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SDK_DISABLED'
>

/** Where metrics are served, and whether they are also sent to an OTLP receiver. Undefined: they are off. */
export function metricsSettings(
  values: GivenFor<'METRICS'> & Pick<Values, 'METRICS_PORT' | 'METRICS_HOST' | 'OTEL_METRIC_EXPORT_INTERVAL'>,
) {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_METRIC_EXPORT_INTERVAL: everyMs } = values
  const listener = port === undefined ? undefined : { port, host }
  const otlp = isSent(values, values.OTEL_METRICS_EXPORTER, values.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT)
    ? { everyMs }
    : undefined
  return listener === undefined && otlp === undefined ? undefined : { listener, otlp }
}

/** Which traces are sent to an OTLP receiver. Undefined: they are off. */
export function tracesSettings(
  values: GivenFor<'TRACES'> & Pick<Values, 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG' | 'TRACE_STATEMENTS'>,
) {
  if (!isSent(values, values.OTEL_TRACES_EXPORTER, values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)) return undefined
  const { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio, TRACE_STATEMENTS: statements } = values
  return { sampler, ratio, statements }
}

function isSent(
  { OTEL_SDK_DISABLED, OTEL_EXPORTER_OTLP_ENDPOINT }: Pick<Values, 'OTEL_SDK_DISABLED' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  exporter: 'otlp' | 'none',
  endpoint: string | undefined,
): boolean {
  const isOff = OTEL_SDK_DISABLED === 'true' || exporter === 'none'
  return !isOff && (endpoint ?? OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined
}
