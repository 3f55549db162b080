import type { Api } from './api.ts'
import { camelCase, identifierOf, isUsableName, pascalCase, tellApart } from './names.ts'

/** What an operation is called in the generated files. */
export interface OperationNames {
  /** Begins the names of its types: `ListBooks`. */
  readonly type: string
  /** Of its route: `listBooks`. */
  readonly constant: string
}

/** What a tag is called in the generated files. */
export interface TagNames {
  /** Of its files, without an ending: `book-loans`. */
  readonly file: string
  /** Begins the name of its handlers' type: `BookLoans`. */
  readonly type: string
}

/** The names that generated files use. Those of component schemas stand in the document itself. */
export interface Names {
  /** Component schemas that have another name in the document that zod-openapi makes: the one that the author gave. */
  readonly schemas: ReadonlyMap<string, string>
  /** By operationId. */
  readonly operations: ReadonlyMap<string, OperationNames>
  readonly tags: ReadonlyMap<string, TagNames>
}

/** The file of what belongs to no tag alone. */
export const sharedFile = 'shared'

/** Types that every handler file declares, and what the declarations of routes import. */
const ofHandlers = ['HandlersByTag', 'Handlers', 'AllHandlers', 'SecurityHandlers']
const ofRoutes = ['Route', 'WebhookRoute', 'Reply', 'NoBody', 'OrNull', 'createRoute']

/** OpenAPI allows no other names of components. */
const isComponentName = (name: string) => /^[\w.-]+$/.test(name)

/** Names operations and tags, told apart from each other and from the component schemas. */
export function assignNames(
  { schemas, operations, webhooks }: Pick<Api, 'schemas' | 'operations' | 'webhooks'>,
  authoredNames: ReadonlyMap<string, string>,
): Names {
  const components = [...schemas.keys()]
  const ids = operations.map(({ id }) => id)
  const typesTaken = components.flatMap((name) => /^(.+)(?:Input|Result)$/.exec(name)?.[1] ?? [])
  const types = tellApart(ids, { propose: typeOfOperation, taken: typesTaken })
  const constants = tellApart(ids, { propose: constantOfOperation, taken: ofRoutes })
  const tags = new Set([...operations, ...webhooks].map(({ tags }) => tags[0]!))
  const handlersTaken = [...components, ...ofHandlers].flatMap((name) => /^(.*)Handlers$/.exec(name)?.[1] ?? [])
  const tagTypes = tellApart(tags, { propose: typeOfTag, taken: handlersTaken })
  // File systems may not tell upper case from lower case.
  const files = tellApart(tags, { propose: fileOfTag, keyOf: (file) => file.toLowerCase() })
  return {
    schemas: new Map([...authoredNames].filter(([, authored]) => isComponentName(authored))),
    operations: new Map(ids.map((id) => [id, { type: types.get(id)!, constant: constants.get(id)! }])),
    tags: new Map([...tags].map((tag) => [tag, { file: files.get(tag)!, type: tagTypes.get(tag)! }])),
  }
}

function typeOfOperation(id: string): string {
  return identifierOf(id, 'Operation')
}

function constantOfOperation(id: string): string {
  const name = /^[A-Za-z]\w*$/.test(id) ? id : camelCase(id)
  if (isUsableName(name)) return name
  return isUsableName(`${name}Route`) ? `${name}Route` : `route${pascalCase(id)}`
}

function typeOfTag(tag: string): string {
  return identifierOf(tag, 'Tag')
}

/** Names that Windows keeps for devices. */
const ofDevices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

function fileOfTag(tag: string): string {
  const name = tag.normalize('NFC').replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
  const file = name
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .toLowerCase()
    // File systems take 255 bytes, of which a character needs up to four.
    .replace(/^-*(.{0,60}).*$/su, '$1')
    .replace(/-+$/, '')
  return file === '' || file === sharedFile || ofDevices.test(file) ? `tag-${file || 'unnamed'}` : file
}
