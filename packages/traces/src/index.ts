export { observeStatement } from './observe-statement.ts'
export { openTraces } from './open-traces.ts'
export {
  annotate,
  beginTrace,
  currentTraceparent,
  dropSpan,
  holdSpans,
  inRequestSpan,
  inSpan,
  isSampled,
  isTracing,
  outsideSpans,
  traceFields,
} from './spans.ts'
export type { Traces } from './traces.ts'
