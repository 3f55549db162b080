import { join } from 'node:path'
import { DocumentError, generate } from '@channel/codegen'
import { generated, spec } from '../command/places.ts'
import { openapiTypes } from './openapi-types.ts'
import { operationsInventory } from './operations-inventory.ts'
import { bundleContract, lintContract } from './redocly.ts'

/** What becomes of spec/: the text of every file by its absolute path, or what is wrong with it, ready to print. */
export type Outcome = { ok: true; files: Map<string, string> } | { ok: false; problems: string }

/** Lints and bundles spec/ side by side, and makes of the bundle all that is generated. Writes nothing. */
export async function generateContract(): Promise<Outcome> {
  const linting = lintContract()
  const bundle = await bundleContract()
  const made = bundle.ok ? makeFiles(JSON.parse(bundle.stdout)) : undefined
  const [lint, outcome] = await Promise.all([linting, made])
  if (!lint.ok) return { ok: false, problems: lint.output }
  return outcome ?? { ok: false, problems: bundle.output }
}

async function makeFiles(document: Record<string, unknown>): Promise<Outcome> {
  try {
    const files = new Map<string, string>()
    for (const [name, text] of generate(document, { source: 'spec/' })) files.set(join(generated, name), text)
    files.set(join(generated, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`)
    files.set(join(generated, 'openapi-types.d.ts'), await openapiTypes(document, 'Generated from spec/. Do not edit.'))
    files.set(join(spec, 'operations.txt'), operationsInventory(document))
    return { ok: true, files }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    const lines = error.problems.map(({ pointer, message }) => `${pointer}: ${message}`)
    return { ok: false, problems: `The generator cannot honour this:\n${lines.join('\n')}\n` }
  }
}
