import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { unauthenticatedOrganizationId } from '../../mechanisms/api-log/index.ts'
import { writeCalls } from '../../mechanisms/api-log/logged-call.ts'
import { idTimeMs, newId } from '../../mechanisms/ids/index.ts'
import { aCall, anOrganization, aScope } from '../../testing/index.ts'
import { findLoggedCall, getApiLogEntry } from './get-api-log-entry.ts'

const database = await sharedDatabase()

async function logCall(organizationId: string): Promise<string> {
  const requestId = newId('request')
  await writeCalls(database, [aCall(organizationId, { requestId, atMs: idTimeMs(requestId) })])
  return requestId
}

it('returns a call of the organization only', async () => {
  const [mine, other] = [newId('organization'), newId('organization')]
  const request_id = await logCall(mine)
  const params = { request_id }
  expect(await getApiLogEntry(database, aScope(mine), { params })).toMatchObject({ request_id, error_code: null })
  const foreign = getApiLogEntry(database, aScope(other), { params })
  await expect(foreign).rejects.toMatchObject({ code: 'resource_not_found', param: 'request_id' })
})

it('finds a call of any organization for the operator, also one without a key', async () => {
  const { id } = await anOrganization(database)
  for (const organization_id of [id, unauthenticatedOrganizationId]) {
    const request_id = await logCall(organization_id)
    expect(await findLoggedCall(database, request_id)).toMatchObject({ request_id, organization_id })
  }
  const unknown = newId('request')
  await expect(findLoggedCall(database, unknown)).rejects.toThrow(`There is no call ${unknown}`)
})
