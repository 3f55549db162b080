import { asObject, type Fields, isObject, keysOf, mapFields, partAt } from './fields.ts'

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'])

interface Around {
  readonly authored: Fields
  /** The authored components by section. Those with schemas that were derived differently are replaced. */
  readonly components: Record<string, Record<string, unknown>>
  describeSchema(schema: unknown, own: unknown): unknown
}

/** Writes operations as authored, with the derived schemas. In each method, `own` is the derived part, without references. */
export class DescribedOperations {
  readonly #around: Around

  constructor(around: Around) {
    this.#around = around
  }

  /** The operations of a path item, by the field that a derived one has for each. */
  operationsOf(item: Fields): { method: string; operation: Fields }[] {
    const target = partAt(this.#around.authored, keysOf(item.$ref) ?? [''])
    const others = isObject(target) ? this.operationsOf(target) : []
    const named = Object.entries(item).filter(([field]) => methods.has(field))
    const additional = Object.entries(asObject(item.additionalOperations))
    const own = [...named, ...additional].map(([method, operation]) => ({
      method: method.toLowerCase(),
      operation: asObject(operation),
    }))
    return [...own, ...others]
  }

  /** @param keyOf the derived path of a path item */
  describeItems(items: unknown, own: unknown, keyOf: (name: string, item: Fields) => string): Fields {
    const result: Record<string, unknown> = { ...asObject(own) }
    for (const [name, item] of Object.entries(asObject(items))) {
      const object = asObject(item)
      const key = keyOf(name, object)
      const operations = this.operationsOf(object)
      if (isObject(result[key])) {
        const others = { ...result[key] }
        for (const { method } of operations) delete others[method]
        result[key] = { ...this.#item(object, result[key]), ...others }
      } else if (operations.length === 0) result[key] = item
    }
    return result
  }

  #item(item: Fields, own: Fields): Fields {
    const derived = Object.values(own).flatMap((operation) => (asObject(operation).parameters ?? []) as Fields[])
    const kept = Object.entries(item).filter(([field]) => !methods.has(field) || isObject(own[field]))
    const operation = (value: unknown, method: string) =>
      this.#operation(asObject(value), asObject(own[method.toLowerCase()]))
    return mapFields(Object.fromEntries(kept), (value, field) => {
      if (methods.has(field)) return operation(value, field)
      if (field === 'parameters') return this.#parameters(value, derived)
      if (field === '$ref') return this.#followed({ $ref: value }, (target) => this.#item(target, own)) && value
      if (field !== 'additionalOperations') return value
      const additional = Object.entries(asObject(value)).filter(([method]) => isObject(own[method.toLowerCase()]))
      return mapFields(Object.fromEntries(additional), operation)
    })
  }

  #operation(operation: Fields, own: Fields): Fields {
    const body = asObject(own.requestBody)
    return mapFields(operation, (value, field) => {
      if (field === 'parameters') return this.#parameters(value, (own.parameters ?? []) as Fields[])
      if (field === 'requestBody') return this.#followed(value, (object) => this.#contents(object, body))
      if (field !== 'responses') return value
      return mapFields(value, (response, status) =>
        this.#followed(response, (object) => this.#response(object, asObject(asObject(own.responses)[status]))),
      )
    })
  }

  #parameters(list: unknown, own: readonly Fields[]): unknown {
    const keyOf = ({ in: where, name }: Fields) => (where === 'header' ? String(name).toLowerCase() : name)
    return mapFields(list, (parameter) =>
      this.#followed(parameter, (object) => {
        const found = own.find((each) => each.in === object.in && keyOf(each) === keyOf(object))
        return this.#value(object, asObject(found))
      }),
    )
  }

  /** A parameter or header. The derived one has its schema beside the media type. */
  #value(object: Fields, { schema }: Fields): Fields {
    const described = this.#media(object, { schema })
    return this.#contents(described, { content: mapFields(asObject(object.content), () => ({ schema })) })
  }

  #response(response: Fields, own: Fields): Fields {
    const headers = asObject(own.headers)
    return mapFields(this.#contents(response, own), (value, field) => {
      if (field !== 'headers') return value
      return mapFields(value, (header, name) =>
        this.#followed(header, (object) => this.#value(object, asObject(headers[name]))),
      )
    })
  }

  /** An object with `content`. */
  #contents(object: Fields, own: Fields): Fields {
    const content = asObject(own.content)
    return mapFields(object, (value, field) => {
      if (field !== 'content') return value
      return mapFields(value, (media, type) =>
        this.#followed(media, (each) => this.#media(each, asObject(content[type]))),
      )
    })
  }

  #media(object: Fields, own: Fields): Fields {
    return mapFields(object, (value, field) =>
      field === 'schema' || field === 'itemSchema' ? this.#around.describeSchema(value, own[field]) : value,
    )
  }

  /** Describes an object or, if it is a reference, its component. */
  #followed(value: unknown, describe: (object: Fields) => Fields): unknown {
    if (!isObject(value)) return value
    const keys = keysOf(value.$ref)
    if (keys === undefined) return describe(value)
    const { authored, components } = this.#around
    const [, section, name] = keys
    const target = partAt(authored, keys)
    if (keys.length === 3 && isObject(target)) components[section!]![name!] = this.#followed(target, describe)
    return value
  }
}
