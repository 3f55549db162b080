import { expect, it } from 'vitest'
import { lengthOf, type PlannedFile, planSends, sendBody } from './plan-sends.ts'

const image: PlannedFile = { id: '1', kind: 'image', name: 'cake.jpg' }
const audio: PlannedFile = { id: '2', kind: 'audio', name: 'note.ogg' }

it('sends a text without files as a text message', () => {
  expect(planSends(' Hello \n', [])).toEqual([{ file: undefined, text: 'Hello' }])
  expect(planSends('  ', [])).toEqual([])
})

it('makes the text the caption of the first file that can have one', () => {
  expect(planSends('Hello', [audio, image])).toEqual([
    { file: audio, text: undefined },
    { file: image, text: 'Hello' },
  ])
})

it('sends the text first if no file can have it', () => {
  expect(planSends('Hello', [audio])).toEqual([
    { file: undefined, text: 'Hello' },
    { file: audio, text: undefined },
  ])
  const long = '😀'.repeat(1025)
  expect(planSends(long, [image])[0]).toEqual({ file: undefined, text: long })
})

it('counts characters as the API does', () => {
  expect(lengthOf('a😀é')).toBe(3)
})

it('shows a preview of a link', () => {
  const text = (body: string) => sendBody({ file: undefined, text: body }, '', { conversation_id: 'cnv_1' })
  expect(text('Hello')).toEqual({ conversation_id: 'cnv_1', type: 'text', text: { body: 'Hello' } })
  expect(text('See https://example.com')).toMatchObject({ text: { preview_url: true } })
})

it('names the file of a document, and keeps its extension', () => {
  const name = `${'x'.repeat(300)}.pdf`
  const body = sendBody({ file: { id: '3', kind: 'document', name }, text: 'The bill' }, 'med_1', {
    conversation_id: 'cnv_1',
    reply_to_message_id: 'msg_1',
  })
  expect(body).toEqual({
    conversation_id: 'cnv_1',
    reply_to_message_id: 'msg_1',
    type: 'document',
    document: { media_id: 'med_1', caption: 'The bill', filename: `${'x'.repeat(236)}.pdf` },
  })
})
