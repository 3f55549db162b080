import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { DocumentConfig } from '../config.ts'
import { isObject } from '../read/json.ts'
import { type Arguments, UsageError } from './arguments.ts'
import { configKeys, movedPaths, whyWrong } from './document-options.ts'
import { missingModule } from './format-option.ts'
import { importConfig } from './import-config.ts'

/** The names of config files. */
export const configNames = ['ts', 'js', 'mjs'].map((extension) => `openapi-hono.config.${extension}`)

/** The path of the config file: the given one, or the one in a directory. Undefined if there is none. */
export function findConfig({ config }: Pick<Arguments, 'config'>, directory = ''): string | undefined {
  return config ?? configNames.map((name) => join(directory, name)).find((path) => existsSync(path))
}

/**
 * Reads the config file. Given options override those in it.
 *
 * @returns the options of each document, with paths relative to the working directory
 * @throws UsageError
 */
export async function readConfig(file: string, given: Partial<DocumentConfig>): Promise<DocumentConfig[]> {
  const config = await importConfig(file).catch((error) => {
    throw new UsageError(error.message)
  })
  const documents: readonly unknown[] = Array.isArray(config) ? config : [config]
  const wrong = (index: number, message: string) =>
    new UsageError(`${file}: ${Array.isArray(config) ? `documents[${index}]: ` : ''}${message}`)
  if (documents.length === 0) throw new UsageError(`${file}: It has no document.`)
  const found: DocumentConfig[] = []
  for (const [index, document] of documents.entries()) {
    const reason = whyWrongDocument(document, given)
    if (reason !== undefined) throw wrong(index, reason)
    const each = movedOptions(document as DocumentConfig, dirname(file), given)
    const own = whyWrongDirectories(each)
    if (own !== undefined) throw wrong(index, `${own}.`)
    const missing = missingModule(each.formats)
    if (missing !== undefined) throw wrong(index, missing)
    const other = found.findIndex((earlier) => directoriesOf(earlier).some((one) => overlaps(one, directoriesOf(each))))
    if (other >= 0) throw wrong(index, `'out' must not overlap with that of documents[${other}].`)
    found.push(each)
  }
  return found
}

/** What is wrong with the options of a document, in one sentence. */
function whyWrongDocument(options: unknown, given: Partial<DocumentConfig>): string | undefined {
  if (!isObject(options)) return 'The options of a document must be an object: { document, out, … }.'
  for (const [key, value] of Object.entries(options)) {
    if (!configKeys.has(key))
      return `There is no option '${key}'. The options are ${[...configKeys.keys()].join(', ')}.`
    const reason = value === undefined ? undefined : whyWrong(key, value)
    if (reason !== undefined) return `'${key}' ${reason}.`
  }
  const has = (key: 'document' | 'out' | 'client') => options[key] !== undefined || given[key] !== undefined
  const missing = !has('document') ? 'document' : !has('out') && !has('client') ? 'out' : undefined
  return missing && `'${missing}' is missing: it must be a path.`
}

function movedOptions(options: DocumentConfig, directory: string, given: Partial<DocumentConfig>): DocumentConfig {
  const moved = (path: string) => (isAbsolute(path) ? path : relative('', resolve(directory, path)) || '.')
  return { source: options.document, ...movedPaths(options, moved), ...given }
}

/** Why generated files of one directory would be removed as those of another that are no longer generated. */
export function whyWrongDirectories({ out, client, service }: DocumentConfig): string | undefined {
  if (service !== undefined && out === undefined) return "'service' needs 'out'"
  if (service !== undefined && isWithin(service, out!)) return "'service' must not be in 'out'"
  if (out !== undefined && client !== undefined && overlaps(out, [client]))
    return "'client' must not overlap with 'out'"
  return undefined
}

function directoriesOf({ out, client }: DocumentConfig): string[] {
  return [out, client].filter((directory) => directory !== undefined)
}

function overlaps(directory: string, others: readonly string[]): boolean {
  return others.some((other) => isWithin(directory, other) || isWithin(other, directory))
}

function isWithin(path: string, directory: string): boolean {
  return `${resolve(path)}${sep}`.startsWith(`${resolve(directory)}${sep}`)
}
