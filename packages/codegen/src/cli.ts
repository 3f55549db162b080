#!/usr/bin/env node
import { isMainThread, Worker } from 'node:worker_threads'

// Generating creates much short-lived garbage. By default, V8 collects it only after 64 MB, and a program may lower
// that limit only for a worker. With GitHub's document this saves 25 of 283 MB and takes no longer.
if (isMainThread) {
  const resourceLimits = { maxYoungGenerationSizeMb: 24 }
  const worker = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2), resourceLimits })
  worker.on('exit', (exitCode) => {
    process.exitCode = exitCode
  })
} else {
  const { main } = await import('./command/main.ts')
  await main(process.argv.slice(2))
}
