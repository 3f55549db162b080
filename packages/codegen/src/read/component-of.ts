import { isObject, type Json } from './json.ts'
import { keysOf, lookUp } from './pointer.ts'

/** The component schema that `{ $ref: '#/components/schemas/Book' }` refers to: `Book`. */
export function componentOf(fragment: Json | undefined): string | undefined {
  return isObject(fragment) ? componentAt(fragment.$ref) : undefined
}

/** The name of the component schema that a reference points to, not into. */
export function componentAt(reference: Json | undefined, section = 'schemas'): string | undefined {
  const keys = typeof reference === 'string' ? keysOf(reference) : undefined
  return keys?.length === 3 && keys[0] === 'components' && keys[1] === section ? keys[2] : undefined
}

/** The part of the document that the `$ref` of an object points to. */
export function targetOf(object: { readonly $ref?: Json }, document: Json): Json | undefined {
  const keys = typeof object.$ref === 'string' ? keysOf(object.$ref) : undefined
  return keys && lookUp(document, keys)
}
