import { availableParallelism, cpus, totalmem } from 'node:os'

/** The machine of the measurements. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `Node ${process.versions.node} · ${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown'}) · ${memory} GiB`
}
