import { atAddress } from '@channel/contract/at-address'
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { exampleAddress } from '@channel/contract/read-document'
import { expect, it } from 'vitest'

it('replaces the address of every sample by the given one', () => {
  const text = atAddress(JSON.stringify(document), 'https://api.example.com/$&')
  expect(text).toContain("curl 'https://api.example.com/$&/v1/health'")
  expect(text).not.toContain(exampleAddress(document))
  expect(exampleAddress(JSON.parse(text))).toBe('https://api.example.com/$&')
})
