import { join } from 'node:path'
import { generated, root } from '../command/places.ts'
import { runInstalled } from '../command/run.ts'
import { staleFiles } from '../generate/compare-files.ts'
import { describeStale } from '../generate/describe-stale.ts'
import { generateContract } from '../generate/generate-contract.ts'
import { checkRelease } from './check-release.ts'
import { lintBySpectral } from './lint-by-spectral.ts'

/** One check: `run` tells whether it passed and, where it did not, what to print. */
export interface Step {
  name: string
  run(): Promise<{ ok: boolean; output: string }>
}

const fastTests = join(root, 'scripts/verify/fast-tests.config.ts')

/** Every check that needs no database. */
export const steps: readonly Step[] = [
  { name: 'format and lint', run: () => runInstalled('biome', ['check', '.', '--diagnostic-level', 'warn']) },
  { name: 'contract', run: checkContract },
  { name: 'Spectral', run: () => lintBySpectral(join(generated, 'openapi.json')) },
  { name: 'breaking changes', run: checkRelease },
  { name: 'types', run: () => runInstalled('tsc', ['-p', 'tsconfig.json', '--noEmit', '--pretty', 'false']) },
  { name: 'tests', run: () => runInstalled('vitest', ['run', '--config', fastTests, '--reporter', 'agent']) },
]

/** Lints spec/ and compares what is generated from it with what is committed. */
async function checkContract(): Promise<{ ok: boolean; output: string }> {
  const outcome = await generateContract()
  if (!outcome.ok) return { ok: false, output: outcome.problems }
  const stale = staleFiles(outcome.outputs)
  return { ok: stale.length === 0, output: [...stale.map(describeStale), 'Run: npm run -s generate'].join('\n') }
}
