import { expect, it } from 'vitest'
import { formatBytes } from '../format-bytes.ts'
import { attachmentKind, attachmentProblem } from './attachment-kind.ts'

it.each([
  ['image/jpeg', 'image'],
  ['image/webp', 'sticker'],
  ['image/gif', 'document'],
  ['video/mp4', 'video'],
  ['video/quicktime', 'document'],
  ['audio/ogg; codecs=opus', 'audio'],
  ['application/pdf', 'document'],
  ['', 'document'],
])('sends %s as %s', (type, kind) => {
  expect(attachmentKind({ type })).toBe(kind)
})

it.each([
  ['image/png', 5 * 1_048_576, undefined],
  ['image/png', 5 * 1_048_576 + 1, 'Too large: the limit for this type (Image) is 5 MB.'],
  ['image/webp', 500 * 1024 + 1, 'Too large: the limit for this type (Sticker) is 500 KB.'],
  ['audio/ogg; codecs=opus', 16 * 1_048_576 + 1, 'Too large: the limit for this type (Audio) is 16 MB.'],
  ['application/pdf', 100 * 1_048_576, undefined],
  ['', 100 * 1_048_576 + 1, 'Too large: the limit for this type (Document) is 100 MB.'],
  ['text/plain', 0, 'The file is empty.'],
])('%s with %i bytes: %s', (type, size, problem) => {
  expect(attachmentProblem({ type, size })).toBe(problem)
})

it.each([
  [900, '900 B'],
  [4_404_019, '4.2 MB'],
  [15_360, '15 KB'],
])('shows %i bytes as %s', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown)
})
