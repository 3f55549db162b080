import { type Call, createFacade as createMethods, locationOf, type UntypedInit } from '@channel/codegen/client'
import type { PaginatePath } from './create-basic-channel.ts'
import { type DownloadMedia, fileUrlOf, type MediaBlobOptions } from './download-media.ts'
import { type Facade, facadeOperations } from './generated/facade.ts'
import { unwrap } from './unwrap.ts'

/** Makes the methods of the facade from the generated table. */
export function createFacade(call: Call, paginatePath: PaginatePath, download: DownloadMedia): Facade {
  const mediaBlob = async (path: string, { maxBytes, ...init }: UntypedInit & MediaBlobOptions) => {
    const startedAt = Date.now()
    const url = await call('get', path, { ...init, redirect: 'manual' }, fileUrlOf)
    return download(url as string, { ...(init as MediaBlobOptions), maxBytes }, startedAt)
  }
  return createMethods(facadeOperations, ({ kind, path, tokens }, init) => {
    if (kind === 'list') return paginatePath(path, init as Parameters<PaginatePath>[1])
    if (kind === 'url')
      return call('get', path, { ...init, redirect: 'manual' }, (result) => locationOf(result, unwrap))
    if (kind === 'blob') return mediaBlob(path, init as UntypedInit & MediaBlobOptions)
    // Files are text.
    return call(kind, path, tokens.as === undefined ? init : { ...init, parseAs: tokens.as })
  }) as Facade
}
