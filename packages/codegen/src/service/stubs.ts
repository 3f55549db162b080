import type { Api, Operation } from '../analyze/api.ts'
import { objectKey, quote } from '../print/quote.ts'
import { groupBy } from '../write/group-by.ts'
import { credentialsType, requiredSchemes } from '../write/print-handlers.ts'

/** The file that declares the context of handlers, in the directory of the service. */
export const contextFile = 'context.ts'

/** What is in that file at first. */
export const contextText = `import type { AppContext, Principals } from '@channel/codegen/hono'
import type { security } from './security.ts'

/** What is in the context of a request: \`Bindings\` of the platform, and \`Variables\` that your middleware sets. */
export interface Env {
  Bindings: object
  Variables: {
    /** Whose credentials the request has: what the handlers in security.ts returned. */
    security?: Partial<Principals<typeof security>>
  }
}

/** The context that handlers get. */
export type Context = AppContext<typeof security, Env>
`

/** An object of handlers that a service needs. */
export interface NeededObject {
  /** Undefined for the handlers of security schemes. */
  readonly tag: string | undefined
  /** The file that it is written to first, in the directory of the service. */
  readonly file: string
  readonly name: string
  /** The lines of each stub, without indentation, by the key of its handler. */
  readonly stubs: ReadonlyMap<string, readonly string[]>
}

/** The objects of handlers that the service of a document needs. */
export function neededObjects(api: Api): NeededObject[] {
  const byTag = groupBy(api.operations, ({ tags }) => tags[0]!)
  const ofTags = [...byTag].map(([tag, operations]) => {
    const { file, type } = api.names.tags.get(tag)!
    return {
      tag,
      file: `handlers/${file}.ts`,
      name: `${type.charAt(0).toLowerCase()}${type.slice(1)}Handlers`,
      stubs: new Map(operations.map((operation) => [operation.id, stubOf(operation)])),
    }
  })
  const security = new Map(
    requiredSchemes(api).map(({ name, scheme }) => [name, securityStubOf(name, credentialsType(scheme))]),
  )
  return [...ofTags, { tag: undefined, file: 'security.ts', name: 'security', stubs: security }]
}

function stubOf({ id, method, path, summary }: Operation): string[] {
  const about = [`${method} ${path}`, summary].filter((text) => text !== undefined && text.trim() !== '').join(': ')
  return [
    `// ${about.replaceAll(/\s+/g, ' ')}`,
    `${objectKey(id)}: async (_input, _context): Promise<Results[${quote(id)}]> => notImplemented(${quote(id)}),`,
  ]
}

function securityStubOf(name: string, credentials: string): string[] {
  const members = [...credentials.matchAll(/readonly (\w+)/g)].map(([, member]) => member)
  return [
    `// Gets ${members.length === 0 ? 'the request' : `{ ${members.join(', ')} }`}. Return whose it is, such as a user; undefined refuses the request.`,
    `${objectKey(name)}: (_credentials, _request) => undefined,`,
  ]
}

/** Prints the file of an object with all its stubs. `handlers` is the import path of the generated types. */
export function printObject({ tag, name, stubs }: NeededObject, handlers: string): string {
  const rows = [...stubs.values()].flatMap((lines) => lines.map((line) => `  ${line}\n`))
  const object = rows.length === 0 ? '{}' : `{\n${rows.join('')}}`
  if (tag === undefined) {
    return `import type { SecurityHandlers } from ${quote(handlers)}

/**
 * Tells whose credentials a request has, for each security scheme. What a handler returns is in \`context.var.security\` of the
 * handlers of operations. Undefined is a 401; throw \`ForbiddenError\` of '@channel/codegen/hono' for a 403.
 */
export const ${name} = ${object} satisfies SecurityHandlers
`
  }
  return `import { notImplemented } from '@channel/codegen/hono'
import type { Context } from '../${contextFile}'
import type { Handlers, Results } from ${quote(handlers)}

export const ${name} = ${object} satisfies Handlers<${quote(tag)}, Context>
`
}
