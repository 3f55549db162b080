import type { RequestListener } from 'node:http'
import type { BatchObservableResult, Meter, Observable } from '@opentelemetry/api'
import {
  type InstrumentType,
  MeterProvider,
  type MetricReader,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { exporterOptions, type ReceiverAvailability, reported, shutDown } from './otlp.ts'
import { processReading } from './process-reading.ts'
import { forgetsGauges, PrometheusReader } from './prometheus-reader.ts'
import { recordTo, type Sink } from './record.ts'
import { resourceOf } from './resource.ts'
import type { Reading } from './sample.ts'
import { type Metric, type MetricName, metricsOf } from './table.ts'

export interface MetricsOptions {
  readonly process: 'api' | 'worker'
  readonly build: string
  /** What else is read when metrics are collected. */
  readonly readings: readonly Reading[]
  /** Sends metrics to the receiver that the `OTEL_EXPORTER_OTLP_…` variables name, this often. Undefined: nowhere. */
  readonly otlp?: { readonly everyMs: number } | undefined
  /** Of this receiver. */
  readonly receiver?: ReceiverAvailability | undefined
}

/** The metrics of the process, which are on until they are closed. */
export interface Metrics {
  /** Writes all metrics in the text format of Prometheus. */
  readonly writeMetrics: RequestListener
  /** Sends the last values and turns metrics off. */
  close(): Promise<void>
}

/**
 * Turns metrics on: what `count`, `measure` and `set` report, and what the readings read. Load this file only then, because it
 * loads OpenTelemetry.
 */
export async function openMetrics({ process, build, readings, otlp, receiver }: MetricsOptions): Promise<Metrics> {
  const prometheus = new PrometheusReader()
  const readers: MetricReader[] = [prometheus]
  if (otlp !== undefined) readers.push(await openOtlpReader(otlp.everyMs, receiver))
  const provider = new MeterProvider({ resource: resourceOf(process, build), readers })
  const meter = provider.getMeter('channel')
  const instruments = new Map(metricsOf(process).map(([name, metric]) => [name, createInstrument(meter, name, metric)]))
  const read: Observable[] = []
  for (const { observable } of instruments.values()) if (observable !== undefined) read.push(observable)
  const all = [processReading({ process, build }), ...readings]
  meter.addBatchObservableCallback((result) => observe(result, instruments, all), read)
  recordTo((name, value, labels) => instruments.get(name)?.record?.(value, labels))
  return {
    writeMetrics: (request, response) => prometheus.getMetricsRequestHandler(request, response),
    async close() {
      recordTo(undefined)
      await shutDown(provider)
    },
  }
}

interface Instrument {
  readonly record?: (value: number, labels: Parameters<Sink>[2]) => void
  readonly observable?: Observable
}

function createInstrument(meter: Meter, name: MetricName, metric: Metric): Instrument {
  const { type, unit, about, labels, buckets, isRead, startsWith = [] } = metric
  const options = { unit, description: `${about.replaceAll('`', '')}.` }
  if (isRead && type === 'counter') return { observable: meter.createObservableCounter(name, options) }
  if (isRead) return { observable: meter.createObservableGauge(name, options) }
  if (type === 'histogram') {
    const advice = buckets && { advice: { explicitBucketBoundaries: [...buckets] } }
    const histogram = meter.createHistogram(name, { ...options, ...advice })
    return { record: (value, labels) => histogram.record(value, labels) }
  }
  if (type === 'gauge') {
    const gauge = meter.createGauge(name, options)
    return { record: (value, labels) => gauge.record(value, labels) }
  }
  const counter = meter.createCounter(name, options)
  for (const value of startsWith)
    counter.add(0, Object.fromEntries(labels.map((label, index) => [label, index === 0 ? value : 'none'])))
  return { record: (value, labels) => counter.add(value, labels) }
}

async function observe(
  result: BatchObservableResult,
  instruments: ReadonlyMap<MetricName, Instrument>,
  readings: readonly Reading[],
): Promise<void> {
  for (const samples of await Promise.all(readings.map((read) => read()))) {
    for (const { name, value, labels } of samples) {
      const observable = instruments.get(name)?.observable
      if (observable === undefined) throw new Error(`${name} is not a metric that this process reads.`)
      result.observe(observable, value, labels)
    }
  }
}

async function openOtlpReader(
  exportIntervalMillis: number,
  receiver: ReceiverAvailability | undefined,
): Promise<MetricReader> {
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http')
  class Exporter extends OTLPMetricExporter {
    override selectAggregationTemporality(type: InstrumentType) {
      return forgetsGauges(type) ?? super.selectAggregationTemporality(type)
    }

    override export(...[metrics, done]: Parameters<InstanceType<typeof OTLPMetricExporter>['export']>) {
      super.export(metrics, receiver === undefined ? done : reported(receiver, done))
    }
  }
  const exporter = new Exporter(exporterOptions('METRICS'))
  return new PeriodicExportingMetricReader({ exporter, exportIntervalMillis })
}
