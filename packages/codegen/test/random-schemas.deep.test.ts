import { describe, expect, test } from 'vitest'
import { compare, compareComponents } from './random-schemas.fixtures.ts'

describe('the printed zod and its document agree with Ajv', () => {
  test('for many components that refer to each other', async () => {
    expect(await compareComponents({ schemas: 300, values: 60 })).toEqual([])
  })

  test('for many schemas', async () => {
    expect(await compare({ schemas: 400, values: 120 })).toEqual([])
  })
})
