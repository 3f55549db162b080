import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Span } from '@opentelemetry/api'

/** What a span is, as OpenTelemetry has it. */
export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'consumer'
  /** No value may hold a phone number, or the name of a person or an organization. */
  readonly attributes?: Attributes
  /**
   * Begins a trace of its own, linked to the spans that caused it, perhaps long ago: values of {@link currentTraceparent} that
   * were stored. Such a span is sampled if one of them is.
   */
  readonly causedBy?: readonly (string | null | undefined)[]
}

export interface StartOptions extends SpanOptions {
  /** A span of this process, or the traceparent of a caller, which is ignored if it is invalid. */
  readonly parent?: Span | string | undefined
  /** In milliseconds since 1970; now by default. */
  readonly startMs?: number
}

/** Starts spans. */
export type StartSpan = (name: string, options: StartOptions) => Span

/** The span of the work that runs. That of a request begins late: only a caller with a key may name its parent. */
interface Frame {
  span: Span | undefined
}

const frames = new AsyncLocalStorage<Frame>()
let startSpan: StartSpan | undefined

/** Turns traces on for the process. Undefined turns them off again. */
export function traceTo(next: StartSpan | undefined): void {
  startSpan = next
}

/** Whether traces are on. */
export function isTracing(): boolean {
  return startSpan !== undefined
}

/**
 * Does work in a span, which ends with it. A span without a cause belongs to the current one: there is none without that, nor if
 * that one is not sampled.
 */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  if (startSpan === undefined) return work()
  if (options.causedBy !== undefined) return runIn(startSpan(name, options), work)
  const parent = sampledSpan()
  return parent === undefined ? work() : runIn(startSpan(name, { ...options, parent }), work)
}

/** Starts a span of the current one for work that reports its own end. Undefined if the current one is not sampled. */
export function childSpan(name: string, options: SpanOptions): Span | undefined {
  const parent = sampledSpan()
  return parent && startSpan?.(name, { ...options, parent })
}

/**
 * Does the work of a request in a span. It begins when the work calls `begin`, with the time of the call of this function.
 *
 * @param work calls `begin` once it is known whether the traceparent of the caller may be used
 */
export async function inRequestSpan<T>(
  name: string,
  options: SpanOptions,
  work: (begin: (traceparent?: string) => void) => Promise<T>,
): Promise<T> {
  const start = startSpan
  if (start === undefined) return work(() => undefined)
  const frame: Frame = { span: undefined }
  const startMs = nowMs()
  const begin = (parent?: string) => {
    frame.span ??= start(name, { ...options, parent, startMs })
  }
  try {
    return await frames.run(frame, () => work(begin))
  } finally {
    begin()
    frame.span?.end(nowMs())
  }
}

/** Does work that belongs to no single span, although one caused it: that of a batch. */
export function outsideSpans<T>(work: () => T): T {
  return startSpan === undefined ? work() : frames.exit(work)
}

/** Adds to the current span. An error type marks it as failed. */
export function annotate(attributes: Attributes, name?: string): void {
  const span = sampledSpan()
  if (span === undefined) return
  span.setAttributes(attributes)
  if (name !== undefined) span.updateName(name)
  if (attributes['error.type'] !== undefined) span.setStatus({ code: failed })
}

/** The traceparent of the current span, to be sent or stored; null if it is not sampled. */
export function currentTraceparent(): string | null {
  const context = sampledSpan()?.spanContext()
  return context === undefined ? null : `00-${context.traceId}-${context.spanId}-01`
}

/** The fields of a log line that name the current span, sampled or not. */
export function traceFields(): object {
  const context = frames.getStore()?.span?.spanContext()
  return context === undefined ? {} : { trace_id: context.traceId, span_id: context.spanId }
}

/** `SpanStatusCode.ERROR`: importing it would load the library. */
const failed = 2

async function runIn<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await frames.run({ span }, work)
  } catch (error) {
    // Without the message, which may show personal data.
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
    span.setStatus({ code: failed })
    throw error
  } finally {
    span.end()
  }
}

function sampledSpan(): Span | undefined {
  const span = frames.getStore()?.span
  return span?.isRecording() ? span : undefined
}

function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
