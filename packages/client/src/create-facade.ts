import type { Call } from './call.ts'
import type { PaginatePath } from './create-basic-channel.ts'
import { type DownloadMedia, fileUrlOf, type MediaBlobOptions } from './download-media.ts'
import { type Facade, facadeOperations } from './generated/facade.ts'
import { locationOf } from './location-of.ts'
import type { Method } from './operation-types.ts'

/** Makes the methods of the facade from the generated table. */
export function createFacade(call: Call, paginatePath: PaginatePath, download: DownloadMedia): Facade {
  const mediaBlob = async (path: string, init: object, options: MediaBlobOptions) => {
    const startedAt = Date.now()
    const url = await call('get', path, { ...init, redirect: 'manual' }, fileUrlOf)
    return download(url as string, options, startedAt)
  }

  const methodOf = (entry: string) => {
    const [kind = '', path = '', input] = entry.split(' ')
    const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
    return (...args: unknown[]) => {
      const ids = Object.fromEntries(names.map((name, index) => [name, checkId(name, args[index])]))
      const rest = args.slice(names.length)
      const given = input === undefined ? undefined : rest.shift()
      const { maxBytes, ...options } = (rest[0] ?? {}) as MediaBlobOptions
      const params = { path: ids, ...(input === 'query' && { query: given }) }
      const init = {
        ...options,
        params,
        ...(input === 'body' && { body: given }),
        ...(input === 'form' && { body: formOf(given) }),
      }
      if (kind === 'list') return paginatePath(path, init as Parameters<PaginatePath>[1])
      if (kind === 'url') return call('get', path, { ...init, redirect: 'manual' }, locationOf)
      if (kind === 'blob') return mediaBlob(path, init, { ...options, maxBytes })
      return call(kind as Method, path, init)
    }
  }
  return mapValues(facadeOperations, (methods) => mapValues(methods, methodOf)) as unknown as Facade
}

/** A file keeps its name; a blob without one gets the default name of forms. */
function formOf(values: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values as object)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

/** An empty id would give the URL of something else. */
function checkId(name: string, id: unknown): string {
  if (typeof id === 'string' && id !== '') return id
  throw new TypeError(`${name} must be a string that is not empty.`)
}

function mapValues<Value, Mapped>(
  object: Record<string, Value>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
}
