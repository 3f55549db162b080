import document from '@channel/contract/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { facadeOperations } from '../src/generated/facade.ts'
import { ChannelResponseError, isChannelError } from '../src/index.ts'
import { failure, json, mockChannel } from './mock-channel.ts'
import { failing, startServer, success } from './scripted-server.ts'

const sent = json({ data: { id: 'any' }, request_id: 'req_1' })

describe('the facade', () => {
  it('has a method for every operation', () => {
    const operations = Object.values(document.paths).flatMap((item) =>
      Object.values(item).filter((each) => each !== null && typeof each === 'object' && 'operationId' in each),
    )
    expect(operations.length).toBeGreaterThan(40)
    const methods = Object.values(facadeOperations).flatMap((group) => Object.keys(group))
    // The file of a message has a method for its URL and one that downloads it.
    expect(methods.filter((name) => name !== 'mediaBlob')).toHaveLength(operations.length)
  })

  it('sends ids in the order of the path, escaped', async () => {
    const { channel, requests } = mockChannel(sent)
    await channel.contacts.detachLabel('10/6', 'ctc_1', 'lbl_1')
    expect(requests[0]?.method).toBe('DELETE')
    expect(requests[0]?.url).toBe('https://api.example.com/v1/10%2F6/contacts/ctc_1/labels/lbl_1')
  })

  it('sends a body, and a query', async () => {
    const { channel, requests } = mockChannel(sent)
    expect(await channel.labels.create({ name: 'VIP' })).toMatchObject({ data: { id: 'any' } })
    await channel.templates.get('1', 'order', { language: 'en_US' })
    await channel.templates.get('1', 'order')
    expect(await requests[0]?.json()).toEqual({ name: 'VIP' })
    expect(requests.map(({ url }) => url.replace('https://api.example.com', ''))).toEqual([
      '/v1/labels',
      '/v1/1/templates/order?language=en_US',
      '/v1/1/templates/order',
    ])
  })

  it('iterates over a list', async () => {
    const page = (id: string, next: string | null) =>
      json({ data: [{ id }], has_more: next !== null, next_cursor: next })
    const { channel, requests } = mockChannel(page('a', 'c1'), page('b', null))
    const contacts = await Array.fromAsync(channel.contacts.list('1', { search: 'ana' }))
    expect(contacts.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?search=ana', '?search=ana&cursor=c1'])
  })

  it('passes options on', async () => {
    const { channel, received } = await startServer(failing(500), success, failing(500))
    await channel.labels.create({ name: 'VIP' }, { idempotencyKey: 'mine' })
    expect(received.map(({ key }) => key)).toEqual(['mine', 'mine'])
    await expect(channel.labels.get('lbl_1', { maxRetries: 0 })).rejects.toSatisfy((error) => isChannelError(error))
    expect(received).toHaveLength(3)
    const reason = new Error('enough')
    await expect(channel.meta.getMe({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })

  it('resolves a redirect to its URL without following it', async () => {
    const { channel, received } = await startServer((response) => {
      response.writeHead(302, { location: 'https://files.example.com/1.jpg' }).end()
    })
    expect(await channel.messages.mediaUrl('1', 'msg_1')).toBe('https://files.example.com/1.jpg')
    expect(received.map(({ url }) => url)).toEqual(['/v1/1/messages/msg_1/media'])
  })

  it('throws the error of a redirect that fails', async () => {
    const { channel } = mockChannel(
      failure(404, { type: 'not_found', code: 'resource_not_found' }),
      new Response(null, { status: 302 }),
    )
    await expect(channel.messages.mediaUrl('1', 'msg_1')).rejects.toMatchObject({ code: 'resource_not_found' })
    await expect(channel.messages.mediaUrl('1', 'msg_1')).rejects.toBeInstanceOf(ChannelResponseError)
  })

  it.each(['', undefined])('rejects the id %j', (id) => {
    const { channel, requests } = mockChannel(sent)
    expect(() => channel.labels.delete(id as string)).toThrow(new TypeError('id must be a string that is not empty.'))
    expect(requests).toHaveLength(0)
  })
})
