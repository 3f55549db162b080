import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { text } from '../../../messages/text.ts'

interface Document {
  readonly components: { readonly schemas: { readonly MessageErrorCode: { readonly 'x-known-values': string[] } } }
}

it('has words for every code of a failed message', () => {
  const contract = new URL('../../../../../../packages/contract/src/generated/openapi.json', import.meta.url)
  const { components }: Document = JSON.parse(readFileSync(contract, 'utf8'))
  expect(Object.keys(text.inbox.errors)).toEqual(components.schemas.MessageErrorCode['x-known-values'])
})
