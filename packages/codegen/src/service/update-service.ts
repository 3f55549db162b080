import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Api } from '../analyze/api.ts'
import type { GenerateOptions } from '../generate-options.ts'
import { quote } from '../print/quote.ts'
import { markOf } from '../write/print-files.ts'
import { findHandlers, type HandlersFile, type HandlersObject } from './find-handlers.ts'
import { contextFile, contextText, type NeededObject, neededObjects, printObject } from './stubs.ts'

/** How the sources of a service differ from what its document needs. */
export interface ServiceDifference {
  /** The text of each file to write, by its path. */
  readonly files: ReadonlyMap<string, string>
  readonly stale: readonly string[]
  /** Handlers without a stub yet, such as `src/handlers/books.ts: getBook`. */
  readonly missing: readonly string[]
  /** Handlers of operations that the document does not have. They are never removed. */
  readonly extra: readonly string[]
  /** What is to be done by hand, one sentence each. */
  readonly advice: readonly string[]
}

export interface ServiceOptions extends Pick<GenerateOptions, 'source' | 'output'> {
  /** The directory of the service. */
  readonly service: string
  /** The directory of the generated files. */
  readonly out: string
}

/** Writes the files of a difference. */
export function writeService({ files }: ServiceDifference): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

interface Source extends HandlersFile {
  readonly path: string
  readonly text: string
}

interface Found extends HandlersObject {
  readonly path: string
}

/**
 * Compares a service with its document. The files of the result have stubs for all new operations and security schemes, and the
 * generated `handlers.ts`, which joins the handlers of all tags.
 */
export async function compareService(api: Api, options: ServiceOptions): Promise<ServiceDifference> {
  const { service, out, output } = options
  const sources: Source[] = []
  for (const path of sourcePaths(service)) {
    const text = readFileSync(path, 'utf8')
    sources.push({ path, text, ...(await findHandlers(text)) })
  }
  const found = sources.flatMap(({ path, objects }) => objects.map((object): Found => ({ ...object, path })))
  const needed = neededObjects(api)
  const types = join(out, `handlers.${output === 'ts' ? 'ts' : 'js'}`)
  const files = new Map<string, string>()
  const missing: string[] = []
  const advice: string[] = []
  const added: [Found, (readonly string[])[]][] = []
  for (const object of needed) {
    const own = found.filter(({ tag }) => tag === object.tag)
    const [first] = own
    const path = first?.path ?? join(service, object.file)
    // The compiler finds what is missing in an object that spreads others.
    if (own.some(({ isOpen }) => isOpen)) continue
    if (first === undefined && existsSync(path)) {
      advice.push(`${path}: it has no object that 'satisfies ${typeOf(object.tag)}'.`)
      continue
    }
    const stubs = new Map<string, readonly string[]>()
    for (const [key, stub] of object.stubs) {
      const holder = found.find(
        ({ tag, keys }) => (tag === undefined) === (object.tag === undefined) && keys.includes(key),
      )
      if (holder === undefined) stubs.set(key, stub)
      else if (holder.tag !== object.tag)
        advice.push(`${holder.path}: the tag of ${key} is now ${quote(object.tag!)}: move its handler to ${path}.`)
    }
    missing.push(...[...stubs.keys()].map((key) => `${path}: ${key}`))
    if (first === undefined) {
      files.set(path, printObject({ ...object, stubs }, importPath(dirname(path), types)))
      const context = join(service, contextFile)
      if (!existsSync(context)) files.set(context, contextText)
    } else if (stubs.size > 0) added.push([first, [...stubs.values()]])
  }
  for (const source of sources) {
    const here = added.filter(([object]) => object.path === source.path)
    if (here.length > 0) files.set(source.path, withStubs(source, here, importPath(dirname(source.path), types)))
  }
  const index = indexOf(needed, found, options, advice)
  for (const [path, text] of index) files.set(path, text)
  return { files, stale: [...index.keys()], missing, extra: extraHandlers(needed, found), advice }
}

/** The files that may have handlers. */
function sourcePaths(service: string): string[] {
  const directory = join(service, 'handlers')
  const names = existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort() : []
  const handlers = names.filter((name) => /(?<!\.d|\.test)\.ts$/.test(name)).map((name) => join(directory, name))
  return [...handlers, join(service, 'security.ts')].filter((path) => existsSync(path))
}

function typeOf(tag: string | undefined): string {
  return tag === undefined ? 'SecurityHandlers' : `Handlers<${quote(tag)}, …>`
}

/** Adds stubs to objects in a file, and the imports that they need. The rest of the text stays as it is. */
function withStubs(
  { text, identifiers }: Source,
  added: readonly (readonly [HandlersObject, readonly (readonly string[])[]])[],
  types: string,
): string {
  const newLine = text.includes('\r\n') ? '\r\n' : '\n'
  let result = text
  for (const [object, stubs] of added.toSorted(([a], [b]) => b.end - a.end)) {
    const lines = stubs.flat().map((line) => `${newLine}${object.indentation}${line}`)
    const insertion = `${lines.join('')}${object.closesOnNewLine ? '' : newLine}`
    const comma = object.comma ?? object.end
    const between = result.slice(comma, object.end)
    result = `${result.slice(0, comma)}${object.comma === undefined ? '' : ','}${between}${insertion}${result.slice(object.end)}`
  }
  const needsImports = added.some(([{ tag }]) => tag !== undefined)
  const imports = {
    notImplemented: "import { notImplemented } from '@channel/codegen/hono'",
    Results: `import type { Results } from ${quote(types)}`,
  }
  for (const [name, line] of Object.entries(imports)) {
    if (needsImports && !identifiers.has(name)) result = `${line}${newLine}${result}`
  }
  return result
}

/** The generated file that joins the handlers of all tags, if it is not up to date. */
function indexOf(
  needed: readonly NeededObject[],
  found: readonly Found[],
  { service, source }: ServiceOptions,
  advice: string[],
): Map<string, string> {
  const path = join(service, 'handlers.ts')
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  if (before !== undefined && !/^\/\/ Generated from .*\. Do not edit\.\r?\n/.test(before)) {
    advice.push(`${path}: it is not generated. Rename it, because the handlers of all tags are joined there.`)
    return new Map()
  }
  const constants = needed.flatMap(({ tag, name, file }) => {
    if (tag === undefined) return []
    const own = found.filter((object) => object.tag === tag)
    if (own.length === 0) return [{ name, path: join(service, file) }]
    return own.flatMap((object) => {
      if (object.name !== undefined) return [{ name: object.name, path: object.path }]
      advice.push(`${object.path}: export the object that satisfies ${typeOf(tag)} as a constant.`)
      return []
    })
  })
  const imports = constants.map((each) => `import { ${each.name} } from ${quote(importPath(service, each.path))}\n`)
  const spreads = constants.map(({ name }) => `  ...${name},\n`)
  const object = spreads.length === 0 ? '{}' : `{\n${spreads.join('')}}`
  const text = `${markOf({ source })}${imports.join('')}\n/** The handlers of all tags. */\nexport const handlers = ${object}\n`
  return before === text ? new Map() : new Map([[path, text]])
}

function extraHandlers(needed: readonly NeededObject[], found: readonly Found[]): string[] {
  const all = new Set(needed.filter(({ tag }) => tag !== undefined).flatMap(({ stubs }) => [...stubs.keys()]))
  return found.flatMap(({ tag, path, plainKeys }) => {
    const known = tag === undefined ? needed.find((object) => object.tag === undefined)!.stubs : all
    return plainKeys.filter((key) => !known.has(key)).map((key) => `${path}: ${key}`)
  })
}

/** A path for an import in a file of a directory. */
function importPath(directory: string, path: string): string {
  const text = relative(resolve(directory), resolve(path)).replaceAll('\\', '/')
  return text.startsWith('.') ? text : `./${text}`
}
