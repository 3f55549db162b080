import document from '@channel/contract/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getOpenApiDocument', (send) => {
  it('answers with the authored document, without a key', async () => {
    const { status, headers, body } = await send(await api.tenant(), { headers: { Authorization: '' } })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    expect(body).toEqual(document)
  })

  it('refuses parameters that it does not have', async () => {
    expect(await send(await api.tenant(), { query: { format: 'yaml' } })).toMatchObject(invalidField('format'))
  })
})
