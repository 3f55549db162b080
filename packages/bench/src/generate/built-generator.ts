import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The directory of the generator's package. */
export const generatorPackage = `${root}packages/codegen`

/** The generator's command as its package ships it. The other generators are measured as JavaScript too. */
export const builtGenerator = `${generatorPackage}/dist/cli.js`

/** Builds the generator. @throws Error with the compiler's output */
export async function buildGenerator(): Promise<void> {
  await run(process.execPath, ['scripts/build-codegen.ts'], { cwd: root })
}
