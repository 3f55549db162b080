import { it } from 'vitest'
import { noOtherFields } from './no-other-fields.ts'

interface Body {
  name: string
  color?: string | undefined
}

type Send =
  | { type: 'text'; text: string; reference?: string | undefined }
  | { type: 'image'; image: object; reference?: string | undefined }

// Compiler checks: an unused directive is a compile error.
it('compiles when every field is taken out', () => {
  const { name: _name, color: _color, ...rest } = { name: 'VIP' } as Body
  noOtherFields(rest)
})

it('does not compile when a field remains, required or not', () => {
  const { name: _name, ...withoutName } = { name: 'VIP' } as Body
  // @ts-expect-error `color` is not used
  noOtherFields(withoutName)
  const { color: _color, ...withoutColor } = { name: 'VIP' } as Body
  // @ts-expect-error `name` is not used
  noOtherFields(withoutColor)
})

it('allows only the field named by the body to remain, for every member of a union', () => {
  const { type, reference: _reference, ...payload } = { type: 'text', text: 'Hello' } as Send
  noOtherFields(payload, type)
  // @ts-expect-error `text` and `image` are not named
  noOtherFields(payload)
  const { type: named, ...withReference } = { type: 'text', text: 'Hello' } as Send
  // @ts-expect-error `reference` is not used
  noOtherFields(withReference, named)
  const more = { type: 'text', text: 'Hello' } as Send | { type: 'audio'; audio: object; loud?: boolean }
  const { type: any, ...audio } = more
  // @ts-expect-error `loud` of one option is not used
  noOtherFields(audio, any)
})
