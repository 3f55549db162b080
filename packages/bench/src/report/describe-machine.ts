import { availableParallelism, cpus, totalmem } from 'node:os'

/** Describes the machine of the measurements in one line: Node version, cores, processor and memory. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `Node ${process.versions.node} · ${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown'}) · ${memory} GiB`
}
