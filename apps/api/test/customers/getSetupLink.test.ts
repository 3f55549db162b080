import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, notFound, unknownId } from '../support/expectations.ts'
import { aSetupLink } from '../support/setup-links.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getSetupLink', (send) => {
  it('returns the link without its URL, without platform mode too', async () => {
    const tenant = await api.tenant()
    const { setup_url, ...link } = await aSetupLink(tenant, { success_redirect_url: 'https://app.example.com/' })
    await tenant.changeOrganization({ plan: 'standard', state: 'inactive' })
    const response = await send(tenant, { params: { customer_id: link.customer_id, id: link.id } })
    expect(response).toMatchObject({ status: 200 })
    expect(response.body.data).toEqual(link)
    expect(JSON.stringify(response.body)).not.toContain(new URL(setup_url).pathname)
  })

  it('returns 404 for an id that is unknown, of another customer or of another organization', async () => {
    const tenant = await api.tenant()
    const { customer_id, id } = await aSetupLink(tenant)
    const other = await aSetupLink(tenant)
    const foreign = await aSetupLink(await api.tenant())
    for (const params of [
      { customer_id, id: unknownId('csl') },
      { customer_id, id: 'csl_nonsense' },
      { customer_id, id: other.id },
      { customer_id, id: foreign.id },
      { customer_id: foreign.customer_id, id: foreign.id },
      { customer_id: unknownId('cus'), id },
    ]) {
      expect(await send(tenant, { params })).toMatchObject(notFound)
    }
  })

  it('rejects malformed ids', async () => {
    const tenant = await api.tenant()
    const [customer_id, id] = [unknownId('cus'), unknownId('csl')]
    expect(await send(tenant, { params: { customer_id, id: 'link' } })).toMatchObject(invalidField('id'))
    expect(await send(tenant, { params: { customer_id: 'Nordlys', id } })).toMatchObject(invalidField('customer_id'))
  })
})
