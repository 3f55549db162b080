import { watch } from 'node:fs'
import { join } from 'node:path'
import { root, shown, spec } from '../command/places.ts'
import { runInstalled } from '../command/run.ts'
import { writeOutputs } from './compare-files.ts'
import { generateContract, generateErrors } from './generate-contract.ts'

// An editor saves in several steps; they are one change.
const settleMs = 20
/** What hangs on the contract and is written by hand. */
const sources = ['packages/core/src', 'packages/client/src', 'apps/api/src']

/** Generates and type-checks now and after every change, and prints a verdict each time. Ends with the process. */
export function watchContract(): void {
  const changed = new Set<'spec' | 'sources'>(['spec'])
  let timer: NodeJS.Timeout | undefined
  let busy = false
  const judge = async () => {
    if (busy) return
    busy = true
    while (changed.size > 0) {
      const start = performance.now()
      const specChanged = changed.has('spec')
      changed.clear()
      if (!specChanged || (await printContract(start))) await printTypes(start)
    }
    busy = false
  }
  const watchFolder = (folder: string, what: 'spec' | 'sources', ending: string) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (!name?.endsWith(ending)) return
      changed.add(what)
      clearTimeout(timer)
      timer = setTimeout(() => void judge(), settleMs)
    })
  watchFolder(spec, 'spec', '.yaml')
  for (const folder of sources) watchFolder(join(root, folder), 'sources', '.ts')
  console.log(`Watching spec, ${sources.join(', ')}. Ctrl-C ends it.`)
  void judge()
}

/** Resolves to whether the contract is right, and what is made of it written. */
async function printContract(start: number): Promise<boolean> {
  const errors = generateErrors()
  const before = errors.ok ? writeOutputs(errors.outputs).written : []
  const outcome = await generateContract().catch((error: unknown) => ({ ok: false as const, problems: String(error) }))
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

/** Of what hangs on the contract, without tests, and again only of what changed; `verify` checks the rest. */
async function printTypes(start: number): Promise<void> {
  const project = join(root, 'scripts/generate/dev.tsconfig.json')
  const state = join(root, 'node_modules/.cache/dev.tsbuildinfo')
  const types = await runInstalled('tsc', ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', state])
  if (types.ok) console.log(`✓ types (${since(start)})`)
  else console.error(`${types.output.trim()}\n✗ types (${since(start)})`)
}

function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(2)} s`
}
