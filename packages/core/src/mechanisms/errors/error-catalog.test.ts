import document from '@channel/contract/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { errorCatalog } from './error-catalog.ts'
import { ApiError } from './errors.ts'

it("has the contract's status and type for every code", () => {
  const ErrorCode = document.components.schemas.ErrorCode as ErrorCodeSchema
  const declared = Object.entries(ErrorCode['x-catalog']).map(([code, { status, type }]) => [code, { status, type }])
  expect(errorCatalog).toEqual(Object.fromEntries(declared))
  expect(Object.keys(errorCatalog).toSorted()).toEqual(ErrorCode.enum.toSorted())
})

interface ErrorCodeSchema {
  enum: string[]
  'x-catalog': Record<string, { status: number; type: string }>
}

it('gives an error the status and type of its code', () => {
  const error = new ApiError('resource_not_found', 'There is no such thing.', { param: 'id' })
  expect(error).toMatchObject({ status: 404, type: 'not_found', param: 'id', message: 'There is no such thing.' })
})
