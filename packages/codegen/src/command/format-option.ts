import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import { isObject } from '../read/json.ts'
import { predefinedTypes } from '../read/predefined-types.ts'

type Formats = Readonly<Record<string, string>>

/** The entries of `--format NAME=TYPE`, given one by one. Undefined if one has no name. */
export function formatsOf(entries: readonly string[]): Formats | undefined {
  const pairs = entries.map((entry) => /^([^=]+)=(.+)$/s.exec(entry)?.slice(1))
  return pairs.includes(undefined) ? undefined : Object.fromEntries(pairs as [string, string][])
}

/** What is wrong with the option. Undefined if it is valid. */
export function whyWrongFormats(value: unknown): string | undefined {
  if (!isObject(value)) return 'must be an object, each value a type or FILE#EXPORT'
  for (const [name, by] of Object.entries(value)) {
    const types = Object.keys(predefinedTypes).filter((type) => Object.hasOwn(predefinedTypes[type]!, name))
    if (typeof by === 'string' && (types.includes(by) || isExport(by))) continue
    return `has '${name}', which must be ${[...types, 'FILE#EXPORT'].join(' or ')}`
  }
  return undefined
}

function isExport(by: string): boolean {
  return /^[^#]+#[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(by)
}

/** The option with changed paths of its modules. Those of packages and predefined types stay. */
export function movedFormats(formats: Formats, moved: (path: string) => string): Formats {
  return Object.fromEntries(Object.entries(formats).map(([name, by]) => [name, movedModule(by, moved)]))
}

function movedModule(by: string, moved: (path: string) => string): string {
  if (!isPath(by)) return by
  const [file, name] = by.split('#') as [string, string]
  const path = moved(file)
  return `${isPath(path) ? path : `./${path}`}#${name}`
}

function isPath(by: string): boolean {
  return /^(?:\.{0,2}\/|[A-Za-z]:[\\/])/.test(by)
}

/** The modules as files in a directory import them. */
export function importedFrom(directory: string, formats: Formats | undefined): Formats | undefined {
  return formats && movedFormats(formats, (file) => relative(directory, resolve(file)).replaceAll('\\', '/'))
}

/** Names the first module that does not exist. Paths are relative to the working directory. */
export function missingModule(formats: Formats = {}): string | undefined {
  for (const [name, by] of Object.entries(formats)) {
    const [module] = by.split('#') as [string]
    if (Object.hasOwn(predefinedTypes, by) || exists(module)) continue
    return `'formats' has '${name}', but there is no module ${module}.`
  }
  return undefined
}

function exists(module: string): boolean {
  // A path of JavaScript may be that of what will be compiled.
  if (isPath(module)) return existsSync(module) || existsSync(module.replace(/\.(m?)js$/, '.$1ts'))
  try {
    createRequire(resolve('package.json')).resolve(module)
    return true
  } catch (error) {
    return (error as { code?: string }).code !== 'MODULE_NOT_FOUND'
  }
}
