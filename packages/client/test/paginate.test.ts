import { describe, expect, it } from 'vitest'
import { isChannelError, paginate } from '../src/index.ts'
import { failure, json, mockChannel } from './mock-channel.ts'

const page = (ids: string[], next: string | null) =>
  json({ data: ids.map((id) => ({ id })), has_more: next !== null, next_cursor: next, request_id: 'req_1' })
const threePages = () => [page(['a', 'b'], 'c/1+='), page([], 'c2'), page(['c'], null)]
const path = { phone_number_id: '106540352242922' }

async function idsOf(items: AsyncIterable<{ id: string }>): Promise<string[]> {
  return (await Array.fromAsync(items)).map(({ id }) => id)
}

describe('paginate', () => {
  it('yields the items of all pages with unchanged filters and cursors', async () => {
    const { channel, requests } = mockChannel(...threePages())
    const contacts = channel.paginate('/v1/{phone_number_id}/contacts', {
      params: { path, query: { search: 'ada', limit: 2 } },
    })
    expect(await idsOf(contacts)).toEqual(['a', 'b', 'c'])
    const queries = requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))
    expect(queries).toEqual([
      { search: 'ada', limit: '2' },
      { search: 'ada', limit: '2', cursor: 'c/1+=' },
      { search: 'ada', limit: '2', cursor: 'c2' },
    ])
  })

  it('yields pages', async () => {
    const { channel } = mockChannel(...threePages())
    const pages = await Array.fromAsync(channel.paginate('/v1/labels').pages())
    expect(pages.map(({ data, next_cursor }) => [data.length, next_cursor])).toEqual([
      [2, 'c/1+='],
      [0, 'c2'],
      [1, null],
    ])
  })

  it('requests one page', async () => {
    const { channel, requests } = mockChannel(...threePages())
    const page = await channel.paginate('/v1/labels', { params: { query: { cursor: 'kept' } } }).page()
    expect(page).toMatchObject({ data: [{ id: 'a' }, { id: 'b' }], has_more: true, next_cursor: 'c/1+=' })
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?cursor=kept'])
  })

  it('requests a page only when needed, and none after the loop ends', async () => {
    const { channel, requests } = mockChannel(...threePages())
    const labels = channel.paginate('/v1/labels')
    expect(requests).toHaveLength(0)
    for await (const { id } of labels) {
      expect(requests).toHaveLength(1)
      if (id === 'b') break
    }
    expect(requests).toHaveLength(1)
  })

  it('resumes at a cursor and restarts with each loop', async () => {
    const { channel, requests } = mockChannel(page(['z'], null))
    const labels = channel.paginate('/v1/labels', { params: { query: { cursor: 'kept' } } })
    expect(await idsOf(labels)).toEqual(['z'])
    expect(await idsOf(labels)).toEqual(['z'])
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?cursor=kept', '?cursor=kept'])
  })

  it('throws for a failed page after yielding the items before it', async () => {
    const { channel } = mockChannel(
      page(['a'], 'c1'),
      failure(400, { type: 'invalid_request_error', code: 'invalid_cursor' }),
    )
    const seen: string[] = []
    const walk = async () => {
      for await (const { id } of channel.paginate('/v1/labels')) seen.push(id)
    }
    await expect(walk()).rejects.toSatisfy((error) => isChannelError(error, 'invalid_cursor'))
    expect(seen).toEqual(['a'])
  })

  it('throws the reason of an abort between two items', async () => {
    const { channel } = mockChannel(...threePages())
    const controller = new AbortController()
    const seen: string[] = []
    const walk = async () => {
      for await (const { id } of channel.paginate('/v1/labels', { signal: controller.signal })) {
        seen.push(id)
        controller.abort(new Error('enough'))
      }
    }
    await expect(walk()).rejects.toThrow('enough')
    expect(seen).toEqual(['a'])
  })

  it('rejects a cursor that does not advance', async () => {
    const { channel } = mockChannel(page(['a'], 'same'))
    await expect(idsOf(channel.paginate('/v1/labels'))).rejects.toThrow('The list does not advance')
  })

  it('accepts any function that returns a page', async () => {
    const numbers = paginate(async (cursor) => {
      const start = Number(cursor ?? 0)
      return { data: [start, start + 1], has_more: start < 4, next_cursor: start < 4 ? String(start + 2) : null }
    })
    expect(await Array.fromAsync(numbers)).toEqual([0, 1, 2, 3, 4, 5])
  })
})
