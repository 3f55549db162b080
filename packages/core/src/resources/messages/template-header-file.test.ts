import type { SendTemplateComponent } from '@channel/contract/types'
import { expect, it } from 'vitest'
import { templateHeaderFile, withProviderFile } from './template-header-file.ts'

const body: SendTemplateComponent = { type: 'body', parameters: [{ type: 'text', text: 'Ana' }] }
const header = (parameter: Record<string, unknown>): SendTemplateComponent => ({
  type: 'header',
  parameters: [parameter],
})

it('gives the file of a header the id of the provider', () => {
  const file = { media_id: 'med_1', filename: 'invoice.pdf' }
  const components = [body, header({ type: 'document', document: file })]
  expect(templateHeaderFile(components)).toEqual({ id: 'med_1', index: 1, type: 'document' })
  expect(withProviderFile(components, '4711')).toEqual([
    body,
    header({ type: 'document', document: { id: '4711', filename: 'invoice.pdf' } }),
  ])
})

it.each([
  ['a text', header({ type: 'text', text: 'Hi' })],
  ['a link', header({ type: 'image', image: { link: 'https://example.com/cake.jpg' } })],
  ['an id of the provider', header({ type: 'image', image: { id: '4711' } })],
  ['no object', header({ type: 'image', image: null })],
  ['another type', header({ type: 'image', video: { media_id: 'med_1' } })],
  ['no parameter', { type: 'header' } as SendTemplateComponent],
])('leaves a header with %s as it is', (_name, component) => {
  expect(templateHeaderFile([component])).toBeUndefined()
  expect(withProviderFile([component], '4711')).toEqual([component])
})
