import type { Json, JsonObject } from '../src/read/json.ts'
import { generateModules } from './generate-modules.ts'

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const text = { schema: { type: 'string', minLength: 1 } }

export const modules = generateModules({
  openapi: '3.1.0',
  info: { title: 'Names', version: '1' },
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        tags: ['things'],
        security: [],
        parameters: [component('parameters', 'page.size'), component('parameters', 'class')],
        responses: {
          '200': { description: 'OK', headers: { 'X-Id': component('headers', 'x-id') } },
          '403': component('responses', 'not-allowed'),
          '404': component('responses', '404'),
          '409': component('responses', 'not.allowed'),
          '410': component('responses', 'NotAllowed'),
        },
      },
    },
  },
  components: {
    parameters: {
      'page.size': { name: 'size', in: 'query', ...text },
      class: { name: 'class', in: 'query', ...text },
    },
    headers: { 'x-id': text },
    responses: {
      'not-allowed': { description: 'A' },
      'not.allowed': { description: 'B' },
      NotAllowed: { description: 'C' },
      404: { description: 'D' },
    },
  },
} satisfies Json)

const reply = (name: string): JsonObject => ({
  200: {
    description: 'OK',
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name.replaceAll('/', '~1')}` } } },
  },
})

/** A document with many names that are hard to convert. */
export function hardNames(): JsonObject {
  const ofLanguage = ['Array', 'Date', 'Error', 'Map', 'Object', 'Promise', 'Record', 'String', 'Uint8Array', 'File']
  const ofGenerated = [
    'z',
    't',
    'Route',
    'Reply',
    'NoBody',
    'OrNull',
    'Handlers',
    'WebhookRoute',
    'createRoute',
    'json',
    'text',
  ]
  const others = [
    'class',
    'a-b',
    'a.b',
    'AB',
    'a b',
    '1st',
    '用户',
    'größe',
    '$cash',
    'x/y',
    'User',
    'user',
    'UserWithDefaults',
  ]
  const names = [...ofLanguage, ...ofGenerated, ...others]
  const schemas = Object.fromEntries(
    names.map((name) => [
      name,
      { type: 'object', properties: { [`p_${name}`]: { type: ['string', 'null'], minLength: 1 } } },
    ]),
  )
  const tags = ['1-Click', 'one/two', 'One Two', 'shared', 'index', '用户', 'con', 'ONE two', '!', 'long '.repeat(60)]
  const paths = Object.fromEntries(
    names.map((name, index): [string, Json] => {
      const tagsOf = index < tags.length ? { tags: [tags[index]!, 'other'] } : {}
      return [`/p${index}`, { get: { ...tagsOf, responses: reply(name) } }]
    }),
  )
  const ids = ['get/it', 'get it', 'getIt', 'getIt', '2fa', 'выход', 'Route', 'delete', '__proto__']
  for (const [index, operationId] of ids.entries())
    paths[`/ids/${index}`] = { post: { operationId, responses: reply('a-b') } }
  return { openapi: '3.1.0', info: { title: 'Hard', version: '1' }, paths, components: { schemas } }
}
