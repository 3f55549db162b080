import { DocumentError, generate } from '@channel/codegen'
import { dashboard, generated, spec } from '../command/paths.ts'
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

/** Lints and bundles both documents of spec/, and generates all files from the bundles. Writes nothing. */
export async function generateContract(): Promise<Outcome> {
  const errors = generateErrors()
  if (!errors.ok) return errors
  const contract = await lintAndBundle('openapi.yaml')
  if (!contract.ok) return contract
  const dashboardApi = await lintAndBundle('dashboard.yaml')
  if (!dashboardApi.ok) return dashboardApi
  return makeOutputs(contract.document, dashboardApi.document, errors.outputs)
}

const mark = 'Generated from spec/. Do not edit.'

/** The x-… fields that the API needs at run time, to report an invalid field. The others are for readers and tools of spec/. */
const readAtRunTime = ['x-error-code']

async function makeOutputs(
  document: Record<string, unknown>,
  dashboardApi: Record<string, unknown>,
  others: Output[],
): Promise<Outcome> {
  try {
    const files = generate(document, { source: 'spec/', extensions: readAtRunTime })
    files.set('openapi.json', asJson(withCodeSamples(document)))
    files.set('openapi-types.ts', await openapiTypes(document, mark))
    for (const [name, text] of generate(dashboardApi, { source: 'spec/', extensions: readAtRunTime })) {
      files.set(`dashboard/${name}`, text)
    }
    files.set('dashboard/openapi.json', asJson(dashboardApi))
    const inventory = new Map([['operations.txt', operationsInventory(document)]])
    return {
      ok: true,
      outputs: [
        { directory: generated, files },
        { directory: spec, files: inventory },
        clientFiles(document),
        { directory: dashboard, files: new Map([['openapi-types.ts', await openapiTypes(dashboardApi, mark)]]) },
        ...others,
      ],
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { ok: false, problems: `The generator does not support this:\n${error.message}\n` }
  }
}

function asJson(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`
}
