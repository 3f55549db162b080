import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { notFound } from '../support/expectations.ts'
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

  it('returns 404 for an id that is malformed after its prefix or of another customer', async () => {
    const tenant = await api.tenant()
    const { customer_id } = await aSetupLink(tenant)
    const other = await aSetupLink(tenant)
    for (const id of ['csl_nonsense', other.id]) {
      expect(await send(tenant, { params: { customer_id, id } })).toMatchObject(notFound)
    }
  })
})
