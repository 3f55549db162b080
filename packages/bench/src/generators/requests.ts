import { isDeepStrictEqual } from 'node:util'
import { commonCases, type JsonObject, type WireCase } from '@channel/codegen/score'
import type { App, Context, Middleware } from './adapter.ts'

const parameters = new Set('text int number flag color many csv deep list point X-Int session'.split(' '))
const form = 'application/x-www-form-urlencoded'
/** The parts of a request that Hono validates, as handlers receive them. */
const targets = { params: 'param', query: 'query', headers: 'header', cookies: 'cookie', body: 'form' } as const

/**
 * The part of the document for requests that the common ones need: the other parameters use what some generators refuse.
 */
export function commonDocument(document: JsonObject): JsonObject {
  const called = commonCases.map(({ request }) => new URL(request.split(' ')[1]!, 'http://localhost').pathname)
  const isCalled = (path: string) => called.some((each) => each.split('/')[1] === path.split('/')[1])
  const paths = structuredClone(document.paths) as Record<string, Record<string, Operation>>
  const kept = Object.entries(paths).filter(([path]) => isCalled(path))
  for (const operation of kept.flatMap(([, item]) => Object.values(item))) {
    if (operation.parameters !== undefined) {
      operation.parameters = operation.parameters.filter((each) => parameters.has(each.name) && !isOther(each))
    }
    const media = operation.requestBody?.content
    if (media !== undefined) operation.requestBody!.content = { [form]: media[form]! }
  }
  return { ...document, paths: Object.fromEntries(kept) as JsonObject }
}

interface Operation {
  parameters?: { readonly name: string; readonly in: string }[]
  requestBody?: { content: Record<string, object> }
}

/** A cookie of the document has the name of a parameter in a path. */
function isOther(parameter: { readonly name: string; readonly in: string }): boolean {
  return parameter.name === 'point' && parameter.in === 'cookie'
}

/** The number of common requests whose validated values are those that the document means. */
export async function countDecoded(serve: (around: Middleware) => Promise<App>): Promise<number> {
  let context: Context | undefined
  const app = await serve(async (seen, next) => {
    await next()
    context = seen
  })
  let right = 0
  for (const wanted of commonCases) {
    const { request, headers = {}, body } = wanted
    const [method, path] = request.split(' ') as [string, string]
    context = undefined
    const { status } = await app.request(path, { method, headers, ...(body !== undefined && { body }) })
    if (isDecoded(wanted, status, context)) right++
  }
  return right
}

/** Whether a request was refused as it should be, or decoded to the values of the case. */
export function isDecoded({ input, refused }: WireCase, status: number, context: Context | undefined): boolean {
  const isRefused = status >= 400 && status < 500
  if (refused !== undefined || isRefused) return refused !== undefined && isRefused
  return Object.entries(input ?? {}).every(([part, value]) => {
    const got = context?.req.valid(targets[part as keyof typeof targets])
    if (part === 'headers') return isDeepStrictEqual(lowerCase(got), value)
    return isDeepStrictEqual({ ...(got as object) }, part === 'body' ? value.value : value)
  })
}

/** Names of headers have no case. */
function lowerCase(headers: unknown): object {
  return Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
}
