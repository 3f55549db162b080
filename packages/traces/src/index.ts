export { observeStatement } from './observe-statement.ts'
export { openTraces } from './open-traces.ts'
export { annotate, currentTraceparent, inRequestSpan, inSpan, isTracing, outsideSpans, traceFields } from './spans.ts'
export type { Traces } from './traces.ts'
