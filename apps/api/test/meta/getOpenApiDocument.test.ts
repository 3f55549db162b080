import authored from '@channel/contract/openapi.json' with { type: 'json' }
import { portable } from '@channel/contract/portable-document'
import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const document = portable(authored)
const api = await startApi()
const operated = await startApi({ operator: { name: 'Acme', email: 'api@acme.example' } })

describeOperation('getOpenApiDocument', (send) => {
  it('returns the authored document, without a key', async () => {
    const { status, headers, body } = await send(await api.tenant(), { headers: { Authorization: '' } })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    expect(body).toEqual(document)
  })

  it('has the operator of the service as its contact', async () => {
    const { body } = await send(await operated.tenant())
    const contact = { ...document.info.contact, name: 'Acme', email: 'api@acme.example' }
    expect(body).toEqual({ ...document, info: { ...document.info, contact } })
  })

  it('rejects unknown parameters', async () => {
    expect(await send(await api.tenant(), { query: { format: 'yaml' } })).toMatchObject(invalidField('format'))
  })
})
