import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Reading, sample } from './sample.ts'

const nanosecondsPerSecond = 1e9
const microsecondsPerSecond = 1e6

/** Reads what is true of any process: its build, memory, CPU time and event loop. */
export function processReading(labels: { readonly process: string; readonly build: string }): Reading {
  const delays = monitorEventLoopDelay()
  delays.enable()
  return () => {
    const seconds = (value: number) => (Number.isFinite(value) ? value / nanosecondsPerSecond : 0)
    const { user, system } = process.cpuUsage()
    const samples = [
      sample('channel.build_info', 1, { ...labels, node: process.versions.node }),
      sample('nodejs.eventloop.delay.min', delays.count === 0 ? 0 : seconds(delays.min), {}),
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
