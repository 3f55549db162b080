import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { send as sendTo } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'
import { aPicture } from '../support/written-fields.ts'

const api = await startApi()
const upstream = failure(502, 'channel_upstream_error')
const noMedia = failure(422, 'media_not_found', 'picture_media_id')
const texts = {
  about: 'Fresh bread',
  address: 'Street 1',
  description: 'A bakery',
  email: 'hello@example.com',
  vertical: 'RESTAURANT',
  websites: ['https://example.com/', 'http://shop.example.com/'],
}
const callsFor = ({ account }: Tenant) =>
  api.simulator.requests.filter((each) => each.startsWith('POST') && each.includes(account.phone_number_id))

describeOperation('updateAccountProfile', (send) => {
  it('changes the given fields only, and clears those that can be', async () => {
    const tenant = await api.tenant()
    const written = await send(tenant, { body: texts })
    expect(written).toMatchObject({ status: 200, body: { data: { ...texts, picture_url: null } } })
    const body = { address: null, description: null, email: null, websites: [] }
    const cleared = { ...texts, ...body }
    expect((await send(tenant, { body })).body.data).toMatchObject(cleared)
    expect((await sendTo('getAccountProfile', tenant)).body.data).toMatchObject(cleared)
  })

  it('changes nothing without fields', async () => {
    const tenant = await api.tenant()
    expect(await send(tenant, { body: {} })).toMatchObject({ status: 200, body: { data: { about: null } } })
    expect(callsFor(tenant)).toEqual([])
  })

  it('copies an uploaded picture to the provider', async () => {
    const tenant = await api.tenant()
    const { id, bytes } = await aPicture(tenant, 'image/jpeg')
    const { status, body } = await send(tenant, { body: { picture_media_id: id, about: 'Fresh bread' } })
    expect([status, body.data.about]).toEqual([200, 'Fresh bread'])
    const picture = await fetch(body.data.picture_url)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await picture.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('takes no picture of another account or type, and none that is unknown', async () => {
    const [tenant, other] = [await api.tenant(), await api.tenant()]
    const second = await tenant.addAccount()
    for (const [of, params] of [
      [other, {}],
      [tenant, { phone_number_id: second.phone_number_id }],
    ] as const) {
      const { id } = await aPicture(of)
      expect(await send(tenant, { params, body: { picture_media_id: id } })).toMatchObject(noMedia)
    }
    expect(await send(tenant, { body: { picture_media_id: 'med_nonsense' } })).toMatchObject(noMedia)
    const { id } = await aPicture(tenant, 'image/webp')
    expect(await send(tenant, { body: { picture_media_id: id } })).toMatchObject(invalidField('picture_media_id'))
  })

  it.each([
    ['email', 'nonsense'],
    ['websites[0]', ['ftp://example.com/']],
    ['websites[0]', [`https://example.com/${'x'.repeat(237)}`]],
  ])('rejects an invalid %s without a call', async (param, value) => {
    const tenant = await api.tenant()
    const body = { [param.replace('[0]', '')]: value }
    expect(await send(tenant, { body })).toMatchObject(invalidField(param))
    expect(callsFor(tenant)).toEqual([])
  })

  it('returns the reason of the provider as an error of the field that it names', async () => {
    const tenant = await api.tenant()
    const path = 'whatsapp_business_profile'
    const refuse = async (details: string, body: object) => {
      api.simulator.arm({ kind: 'error', code: 100, details, path: `${tenant.account.phone_number_id}/${path}` })
      const { status, body: reply } = await send(tenant, { body })
      expect([status, reply.error.code]).toEqual([400, 'invalid_field_value'])
      expect(reply.error.message).toContain(details)
      return reply.error.param
    }
    expect(await refuse('Param email is not real.', texts)).toBe('email')
    expect(await refuse('Not allowed.', { about: 'Free money' })).toBe('about')
    expect(await refuse('Not allowed.', texts)).toBeUndefined()
    const { id } = await aPicture(tenant)
    const body = { about: 'Open', picture_media_id: id }
    expect(await refuse('Param profile_picture_handle is too small.', body)).toBe('picture_media_id')
    api.simulator.arm({ kind: 'error', code: 100, details: 'No picture.', path: '/upload:' })
    expect(await send(tenant, { body })).toMatchObject(invalidField('picture_media_id'))
  })

  it('returns 502 if the provider fails, and can then be repeated', async () => {
    const tenant = await api.tenant()
    const { id } = await aPicture(tenant)
    const body = { about: 'Open', picture_media_id: id }
    const path = tenant.account.phone_number_id
    for (const code of [4, 80007, 190]) {
      api.simulator.arm({ kind: 'error', code, path })
      expect(await send(tenant, { body })).toMatchObject(upstream)
    }
    for (const kind of ['lose', 'drop', 'garbage'] as const) {
      api.simulator.arm({ kind, path })
      expect(await send(tenant, { body })).toMatchObject(upstream)
    }
    expect(await send(tenant, { body })).toMatchObject({ status: 200, body: { data: { about: 'Open' } } })
  })
})
