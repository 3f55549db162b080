import { openWebhookSink } from './webhook-sink.ts'

/** A span as a receiver of OpenTelemetry gets it. */
export interface ReceivedSpan {
  readonly service: string
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly links: readonly string[]
  readonly attributes: Readonly<Record<string, unknown>>
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[]
  }[]
}
interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}
interface ExportedSpan extends Omit<ReceivedSpan, 'service' | 'links' | 'attributes'> {
  readonly attributes: readonly Attribute[]
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[]
}

/** A receiver of traces over OTLP. A process has sent all its spans when it has stopped. */
export async function collectSpans() {
  const sink = await openWebhookSink()
  const bodies = () => sink.at('/v1/traces').map(({ body }) => body)
  return {
    url: sink.url,
    /** Everything that was received, as text. */
    text: () => bodies().join('\n'),
    spans: () => bodies().flatMap((body) => spansIn(JSON.parse(body) as Exported)),
    [Symbol.asyncDispose]: () => sink[Symbol.asyncDispose](),
  }
}

/** A span as a traceparent and as a link. */
export function contextOf({ traceId, spanId }: Pick<ReceivedSpan, 'traceId' | 'spanId'>): string {
  return `00-${traceId}-${spanId}-01`
}

function spansIn({ resourceSpans }: Exported): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name'])
    const spans = scopeSpans.flatMap((scope) => scope.spans)
    return spans.map(({ attributes, links = [], ...span }) => ({
      ...span,
      service,
      links: links.map(contextOf),
      attributes: valuesOf(attributes),
    }))
  })
}

function valuesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
