import dashboard from '@channel/contract/dashboard/openapi.json' with { type: 'json' }
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { errorCatalog } from './error-catalog.ts'
import { ApiError } from './errors.ts'

it("has the contract's status and type for every code, and the dashboard's", () => {
  const schemas = [document.components.schemas.ErrorCode, dashboard.components.schemas.DashboardErrorCode]
  const listed = schemas as [ErrorCodeSchema, ErrorCodeSchema]
  const declared = listed.flatMap((schema) => Object.entries(schema['x-catalog']))
  const kinds = declared.map(([code, { status, type }]) => [code, { status, type }])
  expect(errorCatalog).toEqual(Object.fromEntries(kinds))
  expect(Object.keys(errorCatalog).toSorted()).toEqual(listed.flatMap((schema) => schema['x-known-values']).toSorted())
})

interface ErrorCodeSchema {
  'x-known-values': string[]
  'x-catalog': Record<string, { status: number; type: string }>
}

it('gives an error the status and type of its code', () => {
  const error = new ApiError('resource_not_found', 'There is no such thing.', { param: 'id' })
  expect(error).toMatchObject({ status: 404, type: 'not_found', param: 'id', message: 'There is no such thing.' })
})
