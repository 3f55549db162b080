/** The parts of an OpenAPI document that repeating it needs. */
export interface RepeatableDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly tags?: readonly { readonly name: string }[]
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

export function countOperations({ paths }: RepeatableDocument): number {
  return Object.values(paths).reduce((sum, item) => sum + methods.filter((method) => method in item).length, 0)
}

/**
 * Makes a large document from a small one. Repeats its operations until there are at least `minOperations`, each copy with its
 * own paths, names, tags and components. Security schemes stay shared.
 */
export function repeatContract<Document extends RepeatableDocument>(
  document: Document,
  minOperations: number,
): Document {
  const times = Math.ceil(minOperations / countOperations(document))
  const copies = Array.from({ length: times }, (_, index) => renameAll(document, `Copy${index + 1}`))
  const merge = (parts: readonly (Readonly<Record<string, unknown>> | undefined)[]) =>
    Object.assign({}, ...parts) as object
  const sections = Object.keys(document.components)
  return {
    ...document,
    // Webhooks are not repeated, and they would refer to components that exist only in the copies.
    webhooks: undefined,
    ...(document.tags && { tags: copies.flatMap((copy) => copy.tags ?? []) }),
    paths: merge(copies.map((copy) => copy.paths)),
    components: Object.fromEntries(
      sections.map((section) => [section, merge(copies.map((copy) => copy.components[section]))]),
    ),
  }
}

function renameAll<Document extends RepeatableDocument>(document: Document, suffix: string): Document {
  const { paths, components, tags } = document
  const repeated = JSON.parse(
    JSON.stringify({ paths, components, tags })
      .replaceAll(/"#\/components\/(?!securitySchemes\/)(\w+)\/([^"/]+)"/g, `"#/components/$1/$2${suffix}"`)
      .replaceAll(/"operationId":"(\w+)"/g, `"operationId":"$1${suffix}"`),
  ) as Pick<Document, 'paths' | 'components' | 'tags'>
  const renameKeys = (record: Readonly<Record<string, unknown>>, rename: (key: string) => string) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(key), value]))
  return {
    ...document,
    ...(repeated.tags && { tags: repeated.tags.map((tag) => ({ ...tag, name: tag.name + suffix })) }),
    paths: renameKeys(
      Object.fromEntries(Object.entries(repeated.paths).map(([path, item]) => [path, retag(item, suffix)])),
      (path) => `/${suffix.toLowerCase()}${path}`,
    ),
    components: Object.fromEntries(
      Object.entries(repeated.components).map(([section, components]) => [
        section,
        section === 'securitySchemes' ? components : renameKeys(components, (name) => name + suffix),
      ]),
    ),
  }
}

function retag(item: Readonly<Record<string, unknown>>, suffix: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => {
      if (!methods.includes(key)) return [key, value]
      const operation = value as { readonly tags?: readonly string[] }
      return [key, { ...operation, ...(operation.tags && { tags: operation.tags.map((tag) => tag + suffix) }) }]
    }),
  )
}
