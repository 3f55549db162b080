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

/** Starts a span. Undefined: it would begin a trace that is not sampled. */
export type StartSpan = (name: string, options: StartOptions) => Span | undefined

/** A span that has begun. */
export interface OpenSpan {
  readonly span: Span
  end(): void
}

/** The span of the work that runs. That of a request begins late: only a caller with a key may name its parent. */
interface Frame {
  span: Span | undefined
  readonly held: Held | undefined
  isDropped?: true
}

/** Spans that have ended, but do not count yet. */
interface Held {
  state: 'held' | 'released' | 'dropped'
  readonly ends: (() => void)[]
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

/** Whether the current span is sampled. Without that, nothing needs to be described. */
export function isSampled(): boolean {
  return sampledSpan() !== undefined
}

/**
 * Does work in a span, which ends with it. A span without a cause belongs to the current one: there is none without that, nor if
 * that one is not sampled.
 */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  if (startSpan === undefined) return work()
  if (options.causedBy !== undefined) {
    const span = startSpan(name, options)
    return span === undefined ? unsampled(work) : runIn(span, work)
  }
  const parent = sampledSpan()
  const span = parent && startSpan(name, { ...options, parent })
  return span === undefined ? work() : runIn(span, work)
}

/** Starts a span of the current one for work that reports its own end. Undefined if the current one is not sampled. */
export function childSpan(name: string, options: SpanOptions): OpenSpan | undefined {
  const parent = sampledSpan()
  const span = parent && startSpan?.(name, { ...options, parent })
  if (span === undefined) return undefined
  const held = heldNow()
  return { span, end: () => end(span, held) }
}

/**
 * Begins a trace. Undefined if it is not sampled: then there is nothing to run in, and nothing to describe.
 *
 * @returns does the work in its span, which ends with it
 */
export function beginTrace(
  name: string,
  options: SpanOptions,
): (<T>(work: () => Promise<T>) => Promise<T>) | undefined {
  const span = startSpan?.(name, options)
  return span && ((work) => runIn(span, work))
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
  const frame: Frame = { span: undefined, held: undefined }
  const startMs = nowMs()
  let hasBegun = false
  const begin = (parent?: string) => {
    if (!hasBegun) frame.span = start(name, { ...options, parent, startMs })
    hasBegun = true
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
  return frames.getStore() === undefined ? work() : frames.exit(work)
}

/** The spans of work that may be undone and repeated, as a transaction may. */
export interface HeldSpans {
  /** Does the work, whose spans are held. Drops those of work before it. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** The work has been done: its spans count. Otherwise they are dropped. */
  release(): void
}

/** Holds the spans of work until it is known whether they count. */
export function holdSpans(): HeldSpans {
  let held: Held | undefined
  return {
    run(work) {
      if (startSpan === undefined) return work()
      if (held !== undefined) held.state = 'dropped'
      held = { state: 'held', ends: [] }
      return frames.run({ span: frames.getStore()?.span, held }, work)
    },
    release() {
      if (held === undefined) return
      held.state = 'released'
      for (const end of held.ends) end()
    },
  }
}

/** Drops the current span: another worker does its work, and has a span of it. */
export function dropSpan(): void {
  const frame = frames.getStore()
  if (frame !== undefined) frame.isDropped = true
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

/** The fields of a log line that name the current span. One that is not sampled has them if a caller has named its trace. */
export function traceFields(): object {
  const context = frames.getStore()?.span?.spanContext()
  return context === undefined ? {} : { trace_id: context.traceId, span_id: context.spanId }
}

/** `SpanStatusCode.ERROR`: importing it would load the library. */
const failed = 2

async function runIn<T>(span: Span, work: () => Promise<T>): Promise<T> {
  const frame: Frame = { span, held: heldNow() }
  try {
    return await frames.run(frame, work)
  } catch (error) {
    // Without the message, which may show personal data.
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
    span.setStatus({ code: failed })
    throw error
  } finally {
    if (!frame.isDropped) end(span, frame.held)
  }
}

/** Does work that has no span, and so no part in the current one. */
function unsampled<T>(work: () => Promise<T>): Promise<T> {
  const frame = frames.getStore()
  return frame?.span === undefined ? work() : frames.run({ span: undefined, held: frame.held }, work)
}

function end(span: Span, held: Held | undefined): void {
  if (held === undefined || held.state === 'released') span.end()
  else if (held.state === 'held') {
    const endMs = nowMs()
    held.ends.push(() => span.end(endMs))
  }
}

function heldNow(): Held | undefined {
  return frames.getStore()?.held
}

function sampledSpan(): Span | undefined {
  const span = frames.getStore()?.span
  return span?.isRecording() ? span : undefined
}

function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
