import { asObject, type Fields, isObject, keysOf, mapFields, partAt } from './fields.ts'

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'])

/**
 * Writes what the author's document has as it is there: it is what the zod schemas were made of. Operations and components that it
 * does not have stay as zod-openapi derived them. Operations that the app does not have are left out.
 */
export function describeDocument(derived: Fields, authored: Fields): Fields {
  const paths = operationPaths(derived.paths)
  // An app that is mounted in another one has other paths.
  const pathOf = (path: string, item: Fields) => {
    if (asObject(derived.paths)[path] !== undefined) return path
    const ids = operationsOf(item, authored).map(({ operation }) => operation.operationId)
    return ids.map((id) => paths.get(id)).find((found) => found !== undefined) ?? path
  }
  const described = {
    paths: describePaths(authored, derived.paths, pathOf),
    webhooks: { ...asObject(derived.webhooks), ...asObject(authored.webhooks) },
    components: withParts(asObject(derived.components), asObject(authored.components)),
  }
  // zod-openapi writes empty ones. Hono's `basePath` expects paths.
  const isKept = ([field, part]: [string, object]) =>
    field === 'paths' || authored[field] !== undefined || Object.keys(part).length > 0
  const { paths: _paths, webhooks: _webhooks, components: _components, ...config } = derived
  const document = { ...config, ...Object.fromEntries(Object.entries(described).filter(isKept)) }
  const variants = Object.entries(asObject(authored.variants)) as [string, string][]
  return variants.length === 0 ? document : withoutVariants(document, new Map(variants))
}

/** The path of each operation, by operationId. */
function operationPaths(paths: unknown): ReadonlyMap<unknown, string> {
  const found = new Map<unknown, string>()
  for (const [path, item] of Object.entries(asObject(paths)))
    for (const operation of Object.values(asObject(item)))
      if (isObject(operation) && operation.operationId !== undefined) found.set(operation.operationId, path)
  return found
}

/** The operations of a path item, by the field that a derived one has for each. */
function operationsOf(item: Fields, authored: Fields): { method: string; operation: Fields }[] {
  const target = partAt(authored, keysOf(item.$ref) ?? [''])
  const others = isObject(target) ? operationsOf(target, authored) : []
  const named = Object.entries(item).filter(([field]) => methods.has(field))
  const own = [...named, ...Object.entries(asObject(item.additionalOperations))].map(([method, operation]) => ({
    method: method.toLowerCase(),
    operation: asObject(operation),
  }))
  return [...own, ...others]
}

/** The path items of the app. @param pathOf the derived path of an authored one */
function describePaths(authored: Fields, derived: unknown, pathOf: (path: string, item: Fields) => string): Fields {
  const result: Record<string, unknown> = { ...asObject(derived) }
  for (const [path, item] of Object.entries(asObject(authored.paths))) {
    const object = asObject(item)
    const key = pathOf(path, object)
    const operations = operationsOf(object, authored)
    if (isObject(result[key])) {
      const others = { ...result[key] }
      for (const { method } of operations) delete others[method]
      result[key] = { ...servedPart(object, result[key]), ...others }
    } else if (operations.length === 0) result[key] = item
  }
  return result
}

/** A path item without the operations that the derived one does not have. */
function servedPart(item: Fields, derived: Fields): Fields {
  const isServed = (method: string) => isObject(derived[method.toLowerCase()])
  const kept = Object.entries(item).filter(([field]) => !methods.has(field) || isServed(field))
  return mapFields(Object.fromEntries(kept), (value, field) => {
    if (field !== 'additionalOperations') return value
    return Object.fromEntries(Object.entries(asObject(value)).filter(([method]) => isServed(method)))
  })
}

/** The components of other documents beside those of this one. */
function withParts(others: Fields, components: Fields): Fields {
  const all = mapFields({ ...others, ...components }, (parts, section) =>
    isObject(parts) ? { ...asObject(others[section]), ...parts } : parts,
  )
  const isKept = ([section, parts]: [string, unknown]) =>
    components[section] !== undefined || Object.keys(asObject(parts)).length > 0
  return Object.fromEntries(Object.entries(all).filter(isKept))
}

/**
 * Removes the variants of schemas for requests and responses: `readOnly` and `writeOnly` in the schema itself say the same.
 *
 * @param variants the name of the schema of each
 */
function withoutVariants(document: Fields, variants: ReadonlyMap<string, string>): Fields {
  const prefix = '#/components/schemas/'
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'object') return mapFields(value, key === 'mapping' ? (each) => visit(each, '$ref') : visit)
    const isReference = key === '$ref' && typeof value === 'string' && value.startsWith(prefix)
    const name = isReference ? variants.get(value.slice(prefix.length)) : undefined
    return name === undefined ? value : prefix + name
  }
  const { schemas, ...components } = asObject(document.components)
  const kept = Object.entries(asObject(schemas)).filter(([name]) => !variants.has(name))
  return mapFields({ ...document, components: { ...components, schemas: Object.fromEntries(kept) } }, visit)
}
