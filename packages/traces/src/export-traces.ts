import { resourceOf } from '@channel/metrics/resource'
import { type Link, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { samplerOf } from './sampler.ts'
import { type StartOptions, traceTo } from './spans.ts'
import type { Traces, TracesOptions } from './traces.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** Turns traces on. Load this file only then, because it loads OpenTelemetry. */
export function exportTraces({ process, build, ...sampling }: TracesOptions): Traces {
  const provider = new TracerProvider({
    resource: resourceOf(process, build),
    sampler: samplerOf(sampling),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('channel')
  traceTo((name, { kind, attributes = {}, causedBy = [], parent, startMs }) => {
    const options = {
      kind: kind === undefined ? SpanKind.INTERNAL : kinds[kind],
      attributes,
      links: causedBy.flatMap(linkTo),
      ...(startMs !== undefined && { startTime: startMs }),
    }
    return tracer.startSpan(name, options, contextOf(parent))
  })
  return {
    async close() {
      traceTo(undefined)
      await provider.shutdown()
    },
  }
}

function linkTo(traceparent: string | null | undefined): Link[] {
  const context = traceparent ? parseTraceParent(traceparent) : null
  return context === null ? [] : [{ context: { ...context, isRemote: true } }]
}

function contextOf(parent: StartOptions['parent']) {
  if (parent === undefined) return ROOT_CONTEXT
  if (typeof parent !== 'string') return trace.setSpan(ROOT_CONTEXT, parent as Span)
  const context = parseTraceParent(parent)
  return context === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...context, isRemote: true })
}
