import type { components } from '@channel/client'
import { isMetadata, metadataOf, metadataText } from './metadata.ts'

/** The fields of a form as they are typed. Metadata is JSON; empty for none. */
export type TypedValues<Name extends string> = Readonly<Record<Name | 'metadata', string>>

/** A resource whose fields a form shows; empty for a new one. */
export type Typable<Name extends string> = {
  readonly [Each in Name]?: string | null
} & { readonly metadata?: components['schemas']['Metadata'] | null }

/** The fields of a resource, to be changed in a form. */
export function typedValues<Name extends string>(resource: Typable<Name>, names: readonly Name[]): TypedValues<Name> {
  const texts = Object.fromEntries(names.map((name) => [name, resource[name] ?? '']))
  return { ...texts, metadata: metadataText(resource.metadata ?? null) } as TypedValues<Name>
}

/** The changes against what the form began with; an empty field is cleared. Undefined if the metadata is invalid. */
export function changesOf<Name extends string>(before: TypedValues<Name>, values: TypedValues<Name>) {
  if (!isMetadata(values.metadata)) return undefined
  const changed = (Object.keys(values) as (Name | 'metadata')[]).filter((name) => values[name].trim() !== before[name])
  const bodyOf = (name: Name | 'metadata') =>
    name === 'metadata' ? metadataOf(values.metadata) : values[name].trim() || null
  return Object.fromEntries(changed.map((name) => [name, bodyOf(name)]))
}
