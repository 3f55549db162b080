import { generateContract } from './generate/generate-contract.ts'
import { writeMadeOutputs } from './generate/made-outputs.ts'

// The task make:contract of turbo: lints and bundles spec/ and generates, but writes only its own output. `generate` and
// `verify` share it, so that the second one does not do the same again.
const outcome = await generateContract()
if (outcome.ok) writeMadeOutputs(outcome.outputs)
else {
  console.error(outcome.problems.trim())
  process.exitCode = 1
}
