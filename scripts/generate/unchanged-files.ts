import { readdirSync, readFileSync } from 'node:fs'
import type { BaseResolver } from '@redocly/openapi-core'
import { spec } from '../command/paths.ts'

/** The files that a result depends on: what was read, and which other files there were. */
export interface ReadFiles {
  names: string
  texts: ReadonlyMap<string, string>
}

/** The files that a resolver has read. `names` is taken over, because a rule looks for files that nothing refers to. */
export async function filesRead(resolver: BaseResolver, names: string): Promise<ReadFiles> {
  const documents = await Promise.all(resolver.cache.values())
  const sources = documents.flatMap((document) => ('source' in document ? [document.source] : []))
  return { names, texts: new Map(sources.map(({ absoluteRef, body }) => [absoluteRef, body])) }
}

/** The names of all files of spec/. */
export function fileNames(): string {
  return readdirSync(spec, { recursive: true, encoding: 'utf8' }).sort().join('\n')
}

export function areUnchanged({ names, texts }: ReadFiles): boolean {
  try {
    return names === fileNames() && [...texts].every(([path, text]) => readFileSync(path, 'utf8') === text)
  } catch {
    // Removed in the meantime.
    return false
  }
}
