import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import {
  AggregationTemporality,
  type CollectionResult,
  InstrumentType,
  type MetricCollectOptions,
  type ScopeMetrics,
} from '@opentelemetry/sdk-metrics'
import { withUnit } from './table.ts'

/** Writes metrics for Prometheus. The exporter leaves out units, which the mapping of OpenTelemetry puts into the names. */
export class PrometheusReader extends PrometheusExporter {
  constructor() {
    // Nothing listens here: the listener of the operator calls its handler.
    super({ preventServerStart: true, withoutScopeInfo: true })
  }

  override selectAggregationTemporality(type: InstrumentType): AggregationTemporality {
    return forgetsGauges(type) ?? super.selectAggregationTemporality(type)
  }

  override async collect(options?: MetricCollectOptions): Promise<CollectionResult> {
    const { resourceMetrics, errors } = await super.collect(options)
    const scopeMetrics = resourceMetrics.scopeMetrics.map(withUnits)
    return { errors, resourceMetrics: { ...resourceMetrics, scopeMetrics } }
  }
}

function withUnits({ scope, metrics }: ScopeMetrics): ScopeMetrics {
  const named = metrics.map((metric) => {
    const { name, unit } = metric.descriptor
    return { ...metric, descriptor: { ...metric.descriptor, name: withUnit(name, unit) } }
  })
  return { scope, metrics: named }
}

/** The library repeats the last value of a cumulative gauge for ever. One that could not be read must be absent. */
export function forgetsGauges(type: InstrumentType): AggregationTemporality | undefined {
  return type === InstrumentType.OBSERVABLE_GAUGE ? AggregationTemporality.DELTA : undefined
}
