import { expect, test } from 'vitest'
import { emittedDocument, isRight, runWireCases } from './run-wire-cases.ts'
import { commonCases, furtherCases } from './wire-case.ts'

const { common, further } = await runWireCases()

test('there are 22 common and at least 60 further cases, without duplicates', () => {
  expect(commonCases).toHaveLength(22)
  expect(furtherCases.length).toBeGreaterThanOrEqual(60)
  const all = [...commonCases, ...furtherCases].map(({ input, refused, ...sent }) => JSON.stringify(sent))
  expect(new Set(all).size).toBe(all.length)
})

test.each([...common, ...further].map((outcome) => [outcome.wanted.request, outcome] as const))(
  '%s',
  (_request, outcome) => {
    const { input, refused } = outcome.wanted
    expect(outcome.got).toEqual(refused === undefined ? { input: expect.objectContaining(input!) } : { refused })
    expect(isRight(outcome)).toBe(true)
  },
)

test('zod-openapi documents the routes', async () => {
  const { paths } = (await emittedDocument()) as { paths: Record<string, Record<string, object>> }
  expect(paths['/query']!.get).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'piped', style: 'pipeDelimited' })]),
  })
  expect(paths['/headers']!.get).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'session', in: 'cookie' })]),
  })
  expect(paths['/upload']!.post).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { properties: { photo: { type: 'string', format: 'binary' } } },
          encoding: { photo: { contentType: 'image/png, image/jpeg' } },
        },
      },
    },
  })
})
