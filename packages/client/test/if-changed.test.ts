import { expect, it } from 'vitest'
import { isChannelError, unwrapIfChanged } from '../src/index.ts'
import { failure, json, mockChannel } from './mock-channel.ts'

const etag = 'W/"7"'
const path = '/v1/{phone_number_id}/conversations'
const params = { path: { phone_number_id: '1' }, query: { status: 'open' } } as const
const page = { data: [{ id: 'cnv_1' }], has_more: false, next_cursor: null, request_id: 'req_1' }

/** Responds with the page, or that it is unchanged if the request has its tag. */
function conditionalChannel() {
  return mockChannel((request) =>
    request.headers.get('if-none-match') === etag
      ? new Response(null, { status: 304, headers: { etag } })
      : json(page, { headers: { etag } }),
  )
}

it('resolves to the page and its tag, then to the fact that it is unchanged', async () => {
  const { channel, requests } = conditionalChannel()
  const conversations = channel.conversations.list('1', { status: 'open' })
  const first = await conversations.pageIfChanged(undefined)
  expect(first).toEqual({ unchanged: false, body: page, etag })
  expect(await conversations.pageIfChanged(first.etag)).toEqual({ unchanged: true, etag })
  expect(requests[0]?.headers.has('if-none-match')).toBe(false)
  expect(requests[1]?.url).toBe('https://api.example.com/v1/1/conversations?status=open')
})

it('does the same by path', async () => {
  const { channel } = conditionalChannel()
  expect(await channel.getIfChanged(path, undefined, { params })).toEqual({ unchanged: false, body: page, etag })
  expect(await channel.getIfChanged(path, etag, { params })).toEqual({ unchanged: true, etag })
  expect(await channel.paginate(path, { params }).pageIfChanged(etag)).toEqual({ unchanged: true, etag })
})

it('does the same for a result of the raw client', async () => {
  const { channel } = conditionalChannel()
  const header = { 'If-None-Match': etag }
  expect(unwrapIfChanged(await channel.raw.GET(path, { params: { ...params, header } }))).toEqual({
    unchanged: true,
    etag,
  })
  expect(unwrapIfChanged(await channel.raw.GET(path, { params }))).toEqual({ unchanged: false, body: page, etag })
})

it('throws errors', async () => {
  const { channel } = mockChannel(failure(404, { type: 'not_found', code: 'resource_not_found' }))
  await expect(channel.getIfChanged(path, etag, { params })).rejects.toSatisfy((error) => isChannelError(error))
})
