import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { notFound } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getMessageMedia', (send) => {
  it("redirects to the file's URL in the message", async () => {
    const tenant = await api.tenant()
    const { id, media_url } = await tenant.receiveImage({ path: 'm/cake.jpg', size: 7 })
    const { status, headers, body } = await send(tenant, { params: { id } })
    expect({ status, body }).toEqual({ status: 302, body: undefined })
    expect(headers.get('location')).toBe('https://media.example.com/m/cake.jpg')
    expect(headers.get('location')).toBe(media_url)
  })

  it('returns 404 for a message without a file, and while the file is pending or failed', async () => {
    const tenant = await api.tenant()
    const text = await tenant.receiveMessage()
    const media = { provider_media_id: '4711', mime_type: 'image/jpeg', filename: null }
    const onItsWay = await tenant.receiveMessage({ type: 'image', media })
    const lost = await tenant.receiveImage(null)
    for (const { id } of [text, onItsWay, lost]) expect(await send(tenant, { params: { id } })).toMatchObject(notFound)
    expect([onItsWay.media?.status, lost.media?.status]).toEqual(['pending', 'failed'])
  })
})
