import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import { decoderOf } from '../zod/index.ts'
import { cookiesReader } from './cookies-reader.ts'
import { failuresIn } from './failures-in.ts'
import { kindOf } from './find-media-type.ts'
import { partsReader } from './form-reader.ts'
import { headersReader, pathReader } from './headers-reader.ts'
import { queryReader } from './query-reader.ts'
import { holdsUnreadable } from './reading.ts'
import { requestSchemas } from './route.ts'
import type { Schema } from './schema.ts'

/** Values as Hono's validators get them: decoded texts by name, or lists of them. */
type Sent = Readonly<Record<string, string | readonly string[]>>

/**
 * A route for `app.openapi` of zod-openapi, whose own validators decode its parameters, forms and formats as `createApp` does. The
 * schemas of a generated route describe values, not texts.
 *
 * @returns the route with other schemas, which are documented in the same way
 */
export function decoded<const Config extends RouteConfig>(route: Config): Config & { getRoutingPath(): string } {
  const { request = {}, path } = route
  const { params, query, headers, cookies, body } = requestSchemas(route)
  const contents = Object.entries(body?.contents ?? {}).map(([type, content]) => {
    const kind = kindOf(type)
    if (content.schema === undefined) return [type, content]
    if (kind !== 'form' && kind !== 'multipart') {
      const isDecoded = decoderOf(content.schema) !== undefined
      return [type, isDecoded ? { ...content, schema: reading(content.schema, (sent) => sent) } : content]
    }
    const read = partsReader(content)
    return [type, { ...content, schema: reading(content.schema, (sent) => read(pairsOf(sent))) }]
  })
  return createRoute({
    ...route,
    request: {
      ...request,
      ...(params && { params: reading(params, pathOf(path, params)) }),
      ...(query && { query: reading(query, queryOf(query)) }),
      ...(headers && { headers: reading(headers, headersOf(headers)) }),
      ...(cookies && { cookies: reading(cookies, cookiesOf(cookies)) }),
      ...(request.body && { body: { ...request.body, content: Object.fromEntries(contents) } }),
    },
  } as RouteConfig) as never
}

/** A schema that is documented like another one and reads what it validates. */
function reading(schema: Schema, read: (sent: Sent) => unknown): Schema {
  const result = z.core.clone(schema as z.ZodType)
  const decode = decoderOf(schema)
  const parse = (value: unknown, payload: z.core.ParsePayload) => {
    const parsed = holdsUnreadable(value) ? undefined : z.safeParse(schema, value)
    if (parsed?.success) payload.value = decode === undefined ? parsed.data : decode(parsed.data)
    else
      for (const { path, reason } of failuresIn(schema, value, false))
        payload.issues.push({ code: 'custom', input: value, path: [...path], message: reason })
    return payload
  }
  result._zod.parse = (payload) => {
    const sent = payload.value
    // zod-openapi asks whether undefined and null are valid.
    const value = typeof sent === 'object' && sent !== null ? read(sent as Sent) : sent
    return value instanceof Promise ? value.then((each) => parse(each, payload)) : parse(value, payload)
  }
  result._zod.run = (payload, context) => result._zod.parse(payload, context)
  return result
}

/** Encodes text again. What separates items stays: it was not encoded, or it was part of an item in a rare case. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(2C|7C|3B|3D)/g, (code) => decodeURIComponent(code))
}

function pairsOf(sent: Sent): [string, string][] {
  return Object.entries(sent).flatMap(([name, texts]) => [texts].flat().map((text): [string, string] => [name, text]))
}

function queryOf(schema: Schema): (sent: Sent) => unknown {
  const read = queryReader(schema)
  return (sent) =>
    read(
      pairsOf(sent)
        .map(([name, text]) => `${encodeURIComponent(name)}=${encoded(text)}`)
        .join('&'),
    )
}

function pathOf(template: string, schema: Schema): (sent: Sent) => unknown {
  const read = pathReader(template, schema)
  return (sent) => read(template.replaceAll(/\{([^{}]*)\}/g, (_all, name: string) => encoded(String(sent[name] ?? ''))))
}

function headersOf(schema: Schema): (sent: Sent) => unknown {
  const read = headersReader(schema)
  return (sent) => read({ get: (name) => (Object.hasOwn(sent, name) ? String(sent[name]) : null) })
}

function cookiesOf(schema: Schema): (sent: Sent) => unknown {
  const read = cookiesReader(schema)
  return (sent) => {
    const header = pairsOf(sent).map(([name, text]) => `${name}=${encoded(text).replaceAll(';', '%3B')}`)
    return read({ get: () => header.join('; ') })
  }
}
