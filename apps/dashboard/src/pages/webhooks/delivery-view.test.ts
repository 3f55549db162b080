import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { webhooksText } from '../../messages/webhooks.ts'

interface Document {
  readonly components: { readonly schemas: { readonly WebhookDeadReason: { readonly 'x-known-values': string[] } } }
}

it('has words for every reason that ends a delivery', () => {
  const contract = new URL('../../../../../packages/contract/src/generated/openapi.json', import.meta.url)
  const { components }: Document = JSON.parse(readFileSync(contract, 'utf8'))
  const { other, ...known } = webhooksText.delivery.deadReasons
  expect(Object.keys(known)).toEqual(components.schemas.WebhookDeadReason['x-known-values'])
  expect(other).not.toBe('')
})
