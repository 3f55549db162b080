#!/usr/bin/env node
import module from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { isMainThread, Worker } from 'node:worker_threads'
import { allowClosedOutput, runCommand } from './run-command.ts'

// Loading takes longer than generating from a small document. The cache halves it. Node 20 has none.
const { enableCompileCache } = module as { enableCompileCache?: () => unknown }
enableCompileCache?.()

// Generating creates much short-lived garbage. By default, V8 collects it only after 64 MB, and a program may lower
// that limit only for a worker. With GitHub's document this saves 25 of 283 MB and takes no longer.
// Only the main thread gets the signals that end a command beside it.
const hasCommand = process.argv.includes('--')

allowClosedOutput()
if (isMainThread && !hasCommand) {
  // The slower of V8's two optimizing compilers takes longer than it saves: a fifth of the CPU time for GitHub's document.
  // Before Node 24, there is only that one.
  if (Number.parseInt(process.versions.node, 10) >= 24) setFlagsFromString('--no-turbofan')
  const resourceLimits = { maxYoungGenerationSizeMb: 24 }
  const worker = new Worker(new URL(import.meta.url), { argv: process.argv.slice(2), resourceLimits })
  worker.on('exit', (exitCode) => {
    process.exitCode = exitCode
  })
} else {
  await runCommand('openapi-hono', async () => (await import('./command/main.ts')).main)
}
