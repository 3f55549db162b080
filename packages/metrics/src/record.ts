import type { Labels, MetricName, NameOf } from './table.ts'

/** Receives what is recorded. */
export type Sink = (name: MetricName, value: number, labels: Readonly<Record<string, string>>) => void

let sink: Sink | undefined

/** Turns metrics on for the process. Undefined turns them off again. */
export function recordTo(next: Sink | undefined): void {
  sink = next
}

/** Whether metrics are on. Without them, nothing needs to be measured. */
export function isRecording(): boolean {
  return sink !== undefined
}

/** Adds to a counter. */
export function count<Name extends NameOf<'counter'>>(name: Name, labels: Labels<Name>, by = 1): void {
  sink?.(name, by, labels)
}

/** Adds a value to a histogram, in its unit. */
export function measure<Name extends NameOf<'histogram'>>(name: Name, value: number, labels: Labels<Name>): void {
  sink?.(name, value, labels)
}

/** Sets a gauge. */
export function set<Name extends NameOf<'gauge'>>(name: Name, value: number, labels: Labels<Name>): void {
  sink?.(name, value, labels)
}

/**
 * Records an attempt to process an item of a queue.
 *
 * @param startedMs by `performance.now()`
 */
export function attempted(queue: string, outcome: string, startedMs: number): void {
  if (sink === undefined) return
  count('channel.queue.attempts', { queue, outcome })
  measure('channel.queue.duration', (performance.now() - startedMs) / 1_000, { queue, outcome })
}
