import { exporterOptions, reported, shutDown } from '@channel/metrics/otlp'
import { resourceOf } from '@channel/metrics/resource'
import { type Context, type Link, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, RandomIdGenerator, SamplingDecision, TracerProvider } from '@opentelemetry/sdk-trace'
import { samplerOf } from './sampler.ts'
import { type StartOptions, traceTo } from './spans.ts'
import type { Traces, TracesOptions } from './traces.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** Turns traces on. Load this file only then, because it loads OpenTelemetry. */
export function exportTraces({ process, build, receiver, ...sampling }: TracesOptions): Traces {
  class Exporter extends OTLPTraceExporter {
    override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>) {
      super.export(spans, receiver === undefined ? done : reported(receiver, done))
    }
  }
  const sampler = samplerOf(sampling)
  const ids = new RandomIdGenerator()
  let nextTraceId = ''
  const provider = new TracerProvider({
    resource: resourceOf(process, build),
    sampler,
    idGenerator: { generateSpanId: () => ids.generateSpanId(), generateTraceId: () => nextTraceId },
    spanProcessors: [new BatchSpanProcessor({ exporter: new Exporter(exporterOptions('TRACES')) })],
  })
  const tracer = provider.getTracer('channel')
  traceTo((name, { kind, attributes = {}, causedBy = [], parent, startMs }) => {
    const context = contextOf(parent)
    const links = causedBy.flatMap(linkTo)
    const spanKind = kind === undefined ? SpanKind.INTERNAL : kinds[kind]
    if (context === ROOT_CONTEXT) {
      // Most traces are not sampled: nothing is made for them but an id.
      nextTraceId = ids.generateTraceId()
      const { decision } = sampler.shouldSample(context, nextTraceId, name, spanKind, attributes, links)
      if (decision !== SamplingDecision.RECORD_AND_SAMPLED) return undefined
    }
    const startTime = startMs === undefined ? {} : { startTime: startMs }
    return tracer.startSpan(name, { kind: spanKind, attributes, links, ...startTime }, context)
  })
  return {
    async close() {
      traceTo(undefined)
      await shutDown(provider)
    },
  }
}

function linkTo(traceparent: string | null | undefined): Link[] {
  const context = traceparent ? parseTraceParent(traceparent) : null
  return context === null ? [] : [{ context: { ...context, isRemote: true } }]
}

function contextOf(parent: StartOptions['parent']): Context {
  if (parent === undefined) return ROOT_CONTEXT
  if (typeof parent !== 'string') return trace.setSpan(ROOT_CONTEXT, parent as Span)
  const context = parseTraceParent(parent)
  return context === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...context, isRemote: true })
}
