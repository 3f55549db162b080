import { availableParallelism, cpus, totalmem } from 'node:os'

/** What the figures were taken on. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `Node ${process.versions.node} · ${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown'}) · ${memory} GiB`
}
