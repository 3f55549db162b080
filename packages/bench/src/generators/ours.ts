import { readFile } from 'node:fs/promises'
import { generate as compile, writeGenerated } from '@channel/codegen'

/** See Adapter. */
export const entry = 'schemas.js'

/** See Adapter. */
export async function generate(input: string, output: string): Promise<void> {
  writeGenerated(compile(JSON.parse(await readFile(input, 'utf8')), { strict: true }), output)
}
