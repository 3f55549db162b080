import type { Page } from '@channel/core/mechanisms/pagination'
import { matchesETag } from './matches-etag.ts'
import type { RequestContext } from './request-context.ts'

/** 200 with one resource. */
export const ok = withResource(200)

/** 202 with an accepted resource, which is processed later. */
export const accepted = withResource(202)

/** 201 with a created resource that has no path: only this response shows it. */
export const createdOnce = withResource(201)

/** 201 with the created resource; `pathOf` builds its path from the resource and the request. */
export function created<Named, Input>(pathOf: (data: Named, input: Input) => string) {
  return <Data extends Named>(context: RequestContext, data: Data, input: Input) =>
    createdAt(context, pathOf(data, input), data)
}

/** 201 with the created resource and its path. */
export function createdAt<Data>(context: RequestContext, location: string, data: Data) {
  const { status, headers, body } = createdOnce(context, data)
  return { status, headers: { ...headers, Location: location }, body } as const
}

/** 302 to the location of the requested content. */
export function found(context: RequestContext, location: string) {
  return { status: 302, headers: { ...headersOf(context), Location: location } } as const
}

/** 200 with a page of a list. */
export function page<Item>(context: RequestContext, { data, has_more, next_cursor }: Page<Item>) {
  const body = { data, has_more, next_cursor, request_id: context.requestId }
  return { status: 200, headers: headersOf(context), body } as const
}

/** The weak ETag of a response, and the `If-None-Match` of its request. */
interface Condition {
  readonly etag: string
  readonly ifNoneMatch: string | undefined
}

/** Like {@link page}, with its weak ETag, or 304 if the request has that ETag. */
export function pageUnlessCurrent<Item>(
  context: RequestContext,
  content: Page<Item>,
  { etag, ifNoneMatch }: Condition,
) {
  const tag = { ETag: etag }
  if (matchesETag(ifNoneMatch, etag)) {
    return { status: 304, headers: { ...headersOf(context), ...tag } } as const
  }
  const { body, headers } = page(context, content)
  return { status: 200, headers: { ...headers, ...tag }, body } as const
}

/** 200 with a public body that is not an envelope, and its weak ETag, or 304 if the request has that ETag. */
export function plainUnlessCurrent<Body>(context: RequestContext, body: Body, { etag, ifNoneMatch }: Condition) {
  const headers = { ...headersOf(context), ETag: etag, 'Cache-Control': 'no-cache' }
  if (matchesETag(ifNoneMatch, etag)) return { status: 304, headers } as const
  return { status: 200, headers, body } as const
}

function withResource<const Status extends number>(status: Status) {
  return <Data>(context: RequestContext, data: Data) => {
    return { status, headers: headersOf(context), body: { data, request_id: context.requestId } }
  }
}

/** The headers of every response. */
function headersOf({ requestId }: RequestContext) {
  return { 'X-Request-Id': requestId }
}
