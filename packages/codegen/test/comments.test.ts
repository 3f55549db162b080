import { expect, test } from 'vitest'
import { generate } from '../src/index.ts'
import type { Json } from '../src/read/json.ts'

const reasons = `Why it ended (\`gone\`; \`moved\`), which an operator has to review before anything else can be sent to it:

- \`gone\`: the receiver is no longer there, so every delivery that still waited for it was given up at once, and logged.
- \`moved\`: the receiver has
  another address.

| reason | what to do, in a table whose lines stay as they are because a table with broken lines is no table any more |
|---|---|
`

const files = generate({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        tags: ['things'],
        security: [],
        parameters: [
          { name: 'owner', in: 'query', description: 'Only those of one owner.', schema: { type: 'string' } },
        ],
        responses: {
          '200': {
            description: 'The things.',
            headers: { ETag: { description: 'What the list is.', schema: { type: 'string' } } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Reason' } } },
          },
        },
      },
    },
  },
  components: { schemas: { Reason: { type: 'string', description: reasons } } },
} satisfies Json)

test('prints the descriptions of inline parameters and headers', () => {
  const routes = files.get('routes/things.js')
  expect(routes).toContain('/** Only those of one owner. */\n      owner: z.string().optional()')
  expect(routes).toMatch(/\/\*\* What the list is\. \*\/\n +ETag: z\.string\(\)/)
})

test.each(['schemas/things.js', 'types.d.ts'])('%s has the whole description, its lines broken', (file) => {
  expect(files.get(file)).toContain(`/**
 * Why it ended (\`gone\`; \`moved\`), which an operator has to review before anything else can be sent to it:
 *
 * - \`gone\`: the receiver is no longer there, so every delivery that still waited for it was given up at once, and
 *   logged.
 * - \`moved\`: the receiver has another address.
 *
 * | reason | what to do, in a table whose lines stay as they are because a table with broken lines is no table any more |
 * |---|---|
 */
`)
})

test('names the examples of a shared response', () => {
  const content = {
    'application/json': { schema: {}, examples: { in_progress: { value: 1 }, 'last */': { value: 2 } } },
  }
  const responses = { Conflict: { description: 'Later.', content }, Gone: { description: 'Gone.' } }
  const files = generate({ openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: { responses } })
  const text = files.get('responses.js') ?? ''
  expect(text).toContain('/** Such as `in_progress`, `last *\\/`. */\nexport const Conflict =')
  expect(text).toContain('\n\nexport const Gone =')
})
