import { DocumentError, generate } from '@channel/codegen'
import { dashboard, generated, spec } from '../command/paths.ts'
import { clientFiles } from './client-files.ts'
import { withCodeSamples } from './code-samples/with-code-samples.ts'
import { dashboardRoles, problemsOfRoles } from './dashboard-roles.ts'
import { errorFiles } from './error-files.ts'
import { operationsInventory } from './operations-inventory.ts'
import type { Output } from './outputs.ts'
import { lintAndBundle } from './redocly.ts'
import { writingOperations } from './writing-operations.ts'

/** The generated files, or the problems of spec/ as text to print. */
export type Outcome = { ok: true; outputs: Output[] } | { ok: false; problems: string }

/** Generates files from spec/errors.yaml. Two are schemas of spec/: write them before generating the other files. */
export function outputsOfErrors(): Outcome {
  try {
    return { ok: true, outputs: errorFiles() }
  } catch (error) {
    return { ok: false, problems: error instanceof Error ? error.message : String(error) }
  }
}

/** Lints and bundles both documents of spec/, and generates all files from the bundles. Writes nothing. */
export async function outputsOfSpec(): Promise<Outcome> {
  const errors = outputsOfErrors()
  if (!errors.ok) return errors
  const contract = await lintAndBundle('openapi.yaml')
  if (!contract.ok) return contract
  const dashboardApi = await lintAndBundle('dashboard.yaml')
  if (!dashboardApi.ok) return dashboardApi
  const problems = problemsOfRoles(dashboardApi.document, contract.document)
  if (problems !== '') return { ok: false, problems }
  return makeOutputs(contract.document, dashboardApi.document, errors.outputs)
}

const source = 'spec/'
const mark = `Generated from ${source}. Do not edit.`

/** The x-… fields that the API needs at run time, to report an invalid field. The others are for readers and tools of spec/. */
const readAtRunTime = ['x-error-code']

type BundledDocument = Record<string, unknown>

function makeOutputs(document: BundledDocument, dashboardApi: BundledDocument, others: Output[]): Outcome {
  try {
    const publicApi = once(document, contractFiles)
    const pageApi = once(dashboardApi, dashboardFiles)
    const writes = writingOperations([dashboardApi, document], mark)
    const roles = dashboardRoles(dashboardApi, document, mark)
    return {
      ok: true,
      outputs: [
        {
          directory: generated,
          files: new Map([...publicApi.contract, ...pageApi.contract, ['dashboard/roles.ts', roles]]),
        },
        { directory: spec, files: publicApi.inventory },
        publicApi.client,
        { directory: dashboard, files: new Map([...pageApi.types, ['writing-operations.ts', writes]]) },
        ...others,
      ],
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    return { ok: false, problems: `The generator does not support this:\n${error.message}\n` }
  }
}

const made = new WeakMap<BundledDocument, unknown>()

/** Returns the previous result for the same document. A document that has not changed is the same object. */
function once<Made>(document: BundledDocument, make: (document: BundledDocument) => Made): Made {
  if (!made.has(document)) made.set(document, make(document))
  return made.get(document) as Made
}

function contractFiles(document: BundledDocument) {
  const { calls, output: client } = clientFiles(document)
  const complete = withCodeSamples(document, calls)
  const { types, contract } = generateContract(complete)
  contract.set('openapi.json', asJson(complete))
  contract.set('paths.ts', types)
  const inventory = new Map([['operations.txt', operationsInventory(document)]])
  return { contract, inventory, client }
}

function dashboardFiles(document: BundledDocument) {
  const { types, contract: files } = generateContract(document)
  const contract = new Map([...files].map(([name, text]) => [`dashboard/${name}`, text]))
  contract.set('dashboard/openapi.json', asJson(document))
  return { contract, types: new Map([['paths.ts', types]]) }
}

/** The types of clients, and the other files. */
function generateContract(document: BundledDocument) {
  const contract = generate(document, { source, extensions: readAtRunTime, paths: true, strict: true })
  const types = contract.get('paths.d.ts')!
  contract.delete('paths.d.ts')
  return { types, contract }
}

function asJson(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`
}
