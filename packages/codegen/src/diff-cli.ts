#!/usr/bin/env node
import module from 'node:module'
import { allowClosedOutput, runCommand } from './run-command.ts'

// Loading takes longer than comparing small documents. The cache halves it. Node 20 has none.
const { enableCompileCache } = module as { enableCompileCache?: () => unknown }
enableCompileCache?.()

allowClosedOutput()
await runCommand('openapi-diff', async () => (await import('./command/diff-main.ts')).diffMain)
