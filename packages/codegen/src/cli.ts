#!/usr/bin/env node
import { isMainThread, Worker } from 'node:worker_threads'

// Generating makes much garbage that is short-lived. By default, V8 lets 64 MB of it gather; a program may lower that
// limit only for a worker. Of 283 MB at GitHub's document it takes off 25, at no cost in time.
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
