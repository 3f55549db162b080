import { DocumentError, generate } from '@channel/codegen'
import { generated, spec } from '../command/paths.ts'
import { clientFiles } from './client-files.ts'
import { withCodeSamples } from './code-samples/with-code-samples.ts'
import type { Output } from './compare-files.ts'
import { errorFiles } from './error-files.ts'
import { openapiTypes } from './openapi-types.ts'
import { operationsInventory } from './operations-inventory.ts'
import { lintAndBundle } from './redocly.ts'

/** The generated files, or the problems of spec/ as text to print. */
export type Outcome = { ok: true; outputs: Output[] } | { ok: false; problems: string }

/** Generates files from spec/errors.yaml. Two are schemas of spec/: write them before generating the other files. */
export function generateErrors(): Outcome {
  try {
    return { ok: true, outputs: errorFiles() }
  } catch (error) {
    return { ok: false, problems: error instanceof Error ? error.message : String(error) }
  }
}

/** Lints and bundles spec/, and generates all files from the bundle. Writes nothing. */
export async function generateContract(): Promise<Outcome> {
  const errors = generateErrors()
  if (!errors.ok) return errors
  const bundled = await lintAndBundle()
  return bundled.ok ? makeOutputs(bundled.document, errors.outputs) : bundled
}

/** The x-… fields that the API needs at run time, to report an invalid field. The others are for readers and tools of spec/. */
const readAtRunTime = ['x-error-code']

async function makeOutputs(document: Record<string, unknown>, others: Output[]): Promise<Outcome> {
  try {
    const files = generate(document, { source: 'spec/', extensions: readAtRunTime })
    files.set('openapi.json', `${JSON.stringify(withCodeSamples(document), null, 2)}\n`)
    files.set('openapi-types.ts', await openapiTypes(document, 'Generated from spec/. Do not edit.'))
    const inventory = new Map([['operations.txt', operationsInventory(document)]])
    return {
      ok: true,
      outputs: [
        { directory: generated, files },
        { directory: spec, files: inventory },
        clientFiles(document),
        ...others,
      ],
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { ok: false, problems: `The generator does not support this:\n${error.message}\n` }
  }
}
