import { watch } from 'node:fs'
import { join } from 'node:path'
import { root, shown, spec } from '../command/places.ts'
import { runInstalled } from '../command/run.ts'
import { writeOutputs } from './compare-files.ts'
import { generateContract } from './generate-contract.ts'

// An editor saves in several steps; they are one change.
const settleMs = 20

/** Generates and type-checks now and after every change under spec/, and prints a verdict each time. Ends with the process. */
export function watchContract(): void {
  let timer: NodeJS.Timeout | undefined
  let busy = false
  let again = false
  const cycle = async () => {
    if (busy) {
      again = true
      return
    }
    busy = true
    await printVerdict()
    busy = false
    if (again) {
      again = false
      await cycle()
    }
  }
  watch(spec, { recursive: true }, (_event, name) => {
    if (name === null || name === 'operations.txt' || !name.endsWith('.yaml')) return
    clearTimeout(timer)
    timer = setTimeout(() => void cycle(), settleMs)
  })
  void cycle()
}

async function printVerdict(): Promise<void> {
  const start = performance.now()
  const outcome = await generateContract().catch((error: unknown) => ({ ok: false as const, problems: String(error) }))
  if (!outcome.ok) return console.error(`${outcome.problems.trim()}\n✗ spec/ (${since(start)})`)
  const { written, removed } = writeOutputs(outcome.outputs)
  const changed = [...written, ...removed].map(shown)
  const wrote = changed.length > 0 ? `changed ${changed.join(', ')}` : 'nothing to change'
  console.log(`✓ spec/ (${since(start)}): ${wrote}`)
  const types = await checkTypes()
  if (types.ok) console.log(`✓ types (${since(start)})`)
  else console.error(`${types.output.trim()}\n✗ types (${since(start)})`)
}

/** Of what hangs on the contract, without tests, and again only of what changed; `verify` checks the rest. */
function checkTypes() {
  const project = join(root, 'scripts/generate/dev.tsconfig.json')
  const state = join(root, 'node_modules/.cache/dev.tsbuildinfo')
  return runInstalled('tsc', ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', state])
}

function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(2)} s`
}
