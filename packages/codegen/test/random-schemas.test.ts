import { describe, expect, test } from 'vitest'
import { compare, compareComponents } from './random-schemas.fixtures.ts'

describe('the printed zod and its document agree with Ajv', () => {
  test('for a sample of schemas', async () => {
    expect(await compare({ schemas: 30, values: 40 })).toEqual([])
  })

  test('for a sample of components that refer to each other', async () => {
    expect(await compareComponents({ schemas: 20, values: 30 })).toEqual([])
  })
})
