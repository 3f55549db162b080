import { join } from 'node:path'
import { root, shown } from '../command/paths.ts'
import { runInstalled } from '../command/run.ts'
import { watchFolders } from '../dev/watch-folders.ts'
import { writeOutputs } from './outputs.ts'
import { outputsOfErrors, outputsOfSpec } from './outputs-of-spec.ts'

/** The hand-written code that depends on the contract. */
const sources = [
  'packages/core/src',
  'packages/client/src',
  'packages/db/src',
  'packages/provider/src',
  'packages/queues/src',
  'packages/media-store/src',
  'apps/api/src',
  'apps/worker/src',
]

/**
 * Generates and type-checks now and after every change, and prints the result each time. Sends `types pass` to its parent
 * when both succeed, and ends with it.
 */
export function watchSpec(): void {
  const changed = new Set<'spec' | 'sources'>(['spec'])
  let busy = false
  let typeCheck = new AbortController()
  const judge = async () => {
    if (busy) return
    busy = true
    while (changed.size > 0) {
      const start = performance.now()
      const specChanged = changed.has('spec')
      changed.clear()
      typeCheck = new AbortController()
      const passes = (!specChanged || (await printContract(start))) && (await printTypes(start, typeCheck.signal))
      if (passes) process.send?.('types pass')
    }
    busy = false
  }
  const judgeAfter = (what: 'spec' | 'sources') => () => {
    changed.add(what)
    // It checks files that have changed since.
    typeCheck.abort()
    void judge()
  }
  watchFolders(['spec'], /\.yaml$/, judgeAfter('spec'))
  watchFolders(sources, /(?<!\.test)\.ts$/, judgeAfter('sources'))
  if (process.send !== undefined) process.once('disconnect', () => process.exit())
  console.log('Watching spec/, core, client, db, provider, media-store, api and worker. Ctrl-C ends it.')
  void judge()
}

/** Generates the files. Resolves to whether the contract is valid. */
async function printContract(start: number): Promise<boolean> {
  const errors = outputsOfErrors()
  const before = errors.ok ? writeOutputs(errors.outputs).written : []
  const outcome = await outputsOfSpec().catch((error: unknown) => ({ ok: false as const, problems: String(error) }))
  if (!outcome.ok) {
    console.error(`${outcome.problems.trim()}\n✗ spec/ (${since(start)})`)
    return false
  }
  const { written, removed } = writeOutputs(outcome.outputs)
  const changed = [...before, ...written, ...removed].map(shown)
  const wrote = changed.length > 0 ? `changed ${changed.join(', ')}` : 'nothing to change'
  console.log(`✓ spec/ (${since(start)}): ${wrote}`)
  return true
}

/** Type-checks, incrementally, the code that depends on the contract, without tests. `verify` checks the rest. */
async function printTypes(start: number, signal: AbortSignal): Promise<boolean> {
  const project = join(root, 'scripts/generate/dev.tsconfig.json')
  const state = join(root, 'node_modules/.cache/dev.tsbuildinfo')
  // Comments are removed, so that a changed comment does not make the files that import this one be checked again.
  const program = ['-p', project, '--noEmit', '--removeComments']
  const args = [...program, '--incremental', '--tsBuildInfoFile', state, '--checkers', '2']
  const types = await runInstalled('tsc', args, signal)
  if (signal.aborted) return false
  if (types.ok) console.log(`✓ types (${since(start)})`)
  else console.error(`${types.output.trim()}\n✗ types (${since(start)})`)
  return types.ok
}

function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(2)} s`
}
