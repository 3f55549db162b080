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

type Document = Record<string, unknown>

/** The bundle of spec/, or its problems, one line each. */
export type Bundled = { ok: true; document: Document } | { ok: false; problems: string }

const ref = join(spec, 'openapi.yaml')
let config: Promise<Config> | undefined

// Read once: rules and configuration are code, which a process keeps anyway.
function readConfig(): Promise<Config> {
  config ??= loadConfig({ configPath: join(spec, 'redocly.yaml') })
  return config
}

/** Lints spec/ by Redocly's strict rules and ours (spec/lint), and bundles what has no error. Each file is parsed once. */
export async function lintAndBundle(): Promise<Bundled> {
  const config = await readConfig()
  const resolver = new BaseResolver(config.resolve)
  try {
    const problems = describe(await lint({ ref, config, externalRefResolver: resolver }))
    return problems === '' ? await bundleContract(resolver) : { ok: false, problems }
  } catch (error) {
    // Of other files than openapi.yaml itself, this is a problem among the others.
    if (!(error instanceof YamlParseError || error instanceof ResolveError)) throw error
    return { ok: false, problems: `${shown(ref)}: ${error.message}` }
  }
}

/** Bundles spec/ into one document. Two components of one name are an error. */
export async function bundleContract(resolver?: BaseResolver): Promise<Bundled> {
  const config = await readConfig()
  const { bundle: bundled, problems } = await bundle({
    ref,
    config,
    componentRenamingConflicts: 'error',
    ...(resolver && { externalRefResolver: resolver }),
  })
  const described = describe(problems)
  return described === '' ? { ok: true, document: bundled.parsed as Document } : { ok: false, problems: described }
}

/** One line for each problem. What several operations use is judged once for each, always in the same words. */
function describe(problems: readonly NormalizedProblem[]): string {
  // What cannot be read is named first: the rest may only follow from it.
  const [unread, others] = [true, false].map((first) =>
    problems.filter(({ ruleId, ignored }) => ignored !== true && (ruleId === 'no-unresolved-refs') === first),
  ) as [NormalizedProblem[], NormalizedProblem[]]
  const lines = [...unread, ...others].map(
    ({ message, ruleId, location: [location] }) => `${describeLocation(location)}: ${message.trim()} (${ruleId})`,
  )
  return [...new Set(lines)].join('\n')
}

/** `spec/openapi.yaml:3:5` */
function describeLocation(location: LocationObject | undefined): string {
  if (location === undefined) return shown(ref)
  const { source, start } = getLineColLocation(location)
  return `${shown(source.absoluteRef)}:${start.line}:${start.col}`
}
