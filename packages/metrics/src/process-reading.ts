import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Reading, sample } from './sample.ts'

/** A timer of this interval measures the delay. A shorter one costs more on a busy machine. */
const resolutionMs = 50
const nanosecondsPerMs = 1e6
const microsecondsPerSecond = 1e6

/** Reads what is true of any process: its build, memory, CPU time and event loop. */
export function processReading(labels: { readonly process: string; readonly build: string }): Reading {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  return () => {
    // Node measures from timer to timer. Without a value yet, mean is NaN and min is huge.
    const seconds = (value: number) =>
      delays.count === 0 ? 0 : Math.max(0, value / nanosecondsPerMs - resolutionMs) / 1_000
    const { user, system } = process.cpuUsage()
    const samples = [
      sample('channel.build_info', 1, { ...labels, node: process.versions.node }),
      sample('nodejs.eventloop.delay.min', seconds(delays.min), {}),
      sample('nodejs.eventloop.delay.mean', seconds(delays.mean), {}),
      sample('nodejs.eventloop.delay.p50', seconds(delays.percentile(50)), {}),
      sample('nodejs.eventloop.delay.p99', seconds(delays.percentile(99)), {}),
      sample('nodejs.eventloop.delay.max', seconds(delays.max), {}),
      sample('process.memory.usage', process.memoryUsage.rss(), {}),
      sample('process.cpu.time', user / microsecondsPerSecond, { 'cpu.mode': 'user' }),
      sample('process.cpu.time', system / microsecondsPerSecond, { 'cpu.mode': 'system' }),
    ]
    delays.reset()
    return samples
  }
}
