import { camelCase, identifierOf, isUsableName, pascalCase } from '../read/identifier-of.ts'
import { uniqueNames } from '../read/unique-names.ts'
import type { Api, Names } from './api.ts'

/** The file for schemas that do not belong to a single tag. */
export const sharedFile = 'shared'

/** The file for schemas that no operation and no webhook uses. The files of routes do not import it. */
export const unusedFile = 'unused'

/** Types that every handler file declares. Below: names that the declarations of routes import. */
const ofHandlers = ['HandlersByTag', 'Handlers', 'AllHandlers', 'SecurityHandlers']
const ofRoutes = ['Route', 'WebhookRoute', 'Reply', 'NoBody', 'OrNull', 'createRoute']

/** Whether OpenAPI allows the name for a component. */
const isComponentName = (name: string) => /^[\w.-]+$/.test(name)

/** Assigns unique names to operations and tags. They do not clash with component schemas. */
export function assignNames(
  { schemas, operations, webhooks }: Pick<Api, 'schemas' | 'operations' | 'webhooks'>,
  authoredNames: ReadonlyMap<string, string>,
): Names {
  const components = [...schemas.keys()]
  const ids = operations.map(({ id }) => id)
  const typesTaken = components.flatMap((name) => /^(.+)(?:Input|Result)$/.exec(name)?.[1] ?? [])
  const types = uniqueNames(ids, { propose: typeOfOperation, taken: typesTaken })
  const constants = uniqueNames(ids, { propose: constantOfOperation, taken: ofRoutes })
  const tags = new Set([...operations, ...webhooks].map(({ tags }) => tags[0]!))
  const handlersTaken = [...components, ...ofHandlers].flatMap((name) => /^(.*)Handlers$/.exec(name)?.[1] ?? [])
  const tagTypes = uniqueNames(tags, { propose: typeOfTag, taken: handlersTaken })
  // File systems may be case-insensitive.
  const files = uniqueNames(tags, { propose: fileOfTag, keyOf: (file) => file.toLowerCase() })
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

const ownFiles = new Set([sharedFile, unusedFile])

/** Device names that Windows reserves. */
const ofDevices = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

function fileOfTag(tag: string): string {
  const name = tag.normalize('NFC').replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
  const file = name
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .toLowerCase()
    // File systems take 255 bytes, of which a character needs up to four.
    .replace(/^-*(.{0,60}).*$/su, '$1')
    .replace(/-+$/, '')
  return file === '' || ownFiles.has(file) || ofDevices.test(file) ? `tag-${file || 'unnamed'}` : file
}
