import { propertiesOf, type Schema, withoutNull } from './read-schema.ts'

/** What a parameter or a field of a request is in an object of a response. */
export interface LocatedField {
  /** Its values; several if it is an item of a list. */
  valuesIn(object: object): unknown[]
}

/** Fields of requests that are called otherwise in responses. */
const otherNames: Readonly<Record<string, string>> = { assigned_to: 'assignee_id' }

/**
 * Finds a field by the names of this contract: `label_id` is a field, the `id` of `label`, or that of each of `labels`.
 *
 * @returns undefined if the object does not have it
 */
export function locateField(name: string, objectSchema: Schema): LocatedField | undefined {
  const properties = propertiesOf(objectSchema)
  if (name in properties) return { valuesIn: (object) => [(object as Fields)[name]] }
  if (name === 'object_id') return { valuesIn: (object) => [(object as OfResource).data.object.id ?? null] }
  if (name === 'phone_number_id' && 'channel_account' in properties) {
    return { valuesIn: (object) => [(object as OfAccount).channel_account.phone_number_id] }
  }
  const known = otherNames[name] ?? name
  if (!known.endsWith('_id')) return undefined
  const owner = known.slice(0, -'_id'.length)
  if (owner in properties && 'id' in propertiesOf(withoutNull(properties[owner] as Schema))) {
    return { valuesIn: (object) => [((object as Fields)[owner] as Fields | null)?.id ?? null] }
  }
  const list = `${owner}s`
  if (!(list in properties)) return undefined
  return { valuesIn: (object) => ((object as Fields)[list] as Fields[]).map(({ id }) => id) }
}

interface OfAccount {
  readonly channel_account: { readonly phone_number_id: string | null }
}

/** An event. */
interface OfResource {
  readonly data: { readonly object: { readonly id?: string } }
}

type Fields = Record<string, unknown>
