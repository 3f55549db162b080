import { globSync } from 'node:fs'
import { join } from 'node:path'
import {
  BaseResolver,
  bundle,
  type Config,
  getLineColLocation,
  type LocationObject,
  lint,
  loadConfig,
  type NormalizedProblem,
  ResolveError,
  YamlParseError,
} from '@redocly/openapi-core'
import { shown, spec } from '../command/paths.ts'
import { areUnchanged, fileNames, filesRead, type ReadFiles } from './unchanged-files.ts'

type Document = Record<string, unknown>

/** The bundle of spec/, or its problems, one line each. */
export type Bundled = { ok: true; document: Document } | { ok: false; problems: string }

/** The documents of spec/: the public API, and the API of the dashboard. */
export type DocumentName = 'openapi.yaml' | 'dashboard.yaml'

let config: Promise<Config> | undefined

// Loaded once: rules and configuration are modules, which a process cannot reload.
function readConfig(): Promise<Config> {
  config ??= loadConfig({ configPath: join(spec, 'redocly.yaml') })
  return config
}

/** The files to lint with a document: the workflows use the operations of the public API. */
function filesOf(name: DocumentName): string[] {
  const workflows = name === 'openapi.yaml' ? globSync(join(spec, 'workflows/*.arazzo.yaml')).sort() : []
  return [join(spec, name), ...workflows]
}

const valid = new Map<DocumentName, { read: ReadFiles; bundled: Bundled }>()

/**
 * Lints a document of spec/ with Redocly's strict rules and ours (spec/lint), and bundles it if it has no errors. A process
 * that watches gets the same bundle again as long as none of its files changes.
 */
export async function lintAndBundle(name: DocumentName): Promise<Bundled> {
  const before = valid.get(name)
  if (before !== undefined && areUnchanged(before.read)) return before.bundled
  const names = fileNames()
  const resolver = new BaseResolver((await readConfig()).resolve)
  const bundled = await lintAndBundleAgain(name, resolver)
  if (bundled.ok) valid.set(name, { read: await filesRead(resolver, names), bundled })
  return bundled
}

async function lintAndBundleAgain(name: DocumentName, resolver: BaseResolver): Promise<Bundled> {
  const config = await readConfig()
  const ref = join(spec, name)
  try {
    const lintFile = (file: string) => lint({ ref: file, config, externalRefResolver: resolver })
    const problems = describe((await Promise.all(filesOf(name).map(lintFile))).flat(), ref)
    return problems === '' ? await bundleContract(name, resolver) : { ok: false, problems }
  } catch (error) {
    // For files other than the document itself, this is reported as a problem.
    if (!(error instanceof YamlParseError || error instanceof ResolveError)) throw error
    return { ok: false, problems: `${shown(ref)}: ${error.message}` }
  }
}

/** Bundles a document of spec/ into one file. Two components with the same name are an error. */
export async function bundleContract(name: DocumentName, resolver?: BaseResolver): Promise<Bundled> {
  const config = await readConfig()
  const ref = join(spec, name)
  const { bundle: bundled, problems } = await bundle({
    ref,
    config,
    componentRenamingConflicts: 'error',
    ...(resolver && { externalRefResolver: resolver }),
  })
  const described = describe(problems, ref)
  return described === '' ? { ok: true, document: bundled.parsed as Document } : { ok: false, problems: described }
}

/** One line per distinct problem. Redocly reports a shared file once for each operation that uses it. */
function describe(problems: readonly NormalizedProblem[], ref: string): string {
  // Unresolved references come first: other problems may follow from them.
  const [unread, others] = [true, false].map((first) =>
    problems.filter(({ ruleId, ignored }) => ignored !== true && (ruleId === 'no-unresolved-refs') === first),
  ) as [NormalizedProblem[], NormalizedProblem[]]
  const lines = [...unread, ...others].map(
    ({ message, ruleId, location: [location] }) => `${describeLocation(location, ref)}: ${message.trim()} (${ruleId})`,
  )
  return [...new Set(lines)].join('\n')
}

/** `spec/openapi.yaml:3:5` */
function describeLocation(location: LocationObject | undefined, ref: string): string {
  if (location === undefined) return shown(ref)
  const { source, start } = getLineColLocation(location)
  return `${shown(source.absoluteRef)}:${start.line}:${start.col}`
}
