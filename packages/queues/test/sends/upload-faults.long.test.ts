import { it } from 'vitest'
import type { Step } from '../support/send-process.ts'
import { expectOneSend, expectSecondUpload, path, type UploadFault } from './upload-faults.fixtures.ts'

it.each<UploadFault>([
  ['cuts the connection', { kind: 'drop', path }, 1, {}],
  ['does not respond', { kind: 'hang', path }, 1, { http: { transferTimeoutMs: 8_000 } }],
  ['responds with 500 without details', { kind: 'garbage', status: 500, path }, 1, {}],
  ['responds with 503 and an unknown code', { kind: 'error', status: 503, code: 999_999, path }, 1, {}],
  ['has a temporary fault', { kind: 'error', code: 131016, path }, 1, {}],
])('uploads again when the provider %s, and sends once', expectSecondUpload)

it.each<[Step, number]>([
  ['file-read', 1],
  ['upload-recorded', 1],
])('loses nothing and sends once when a worker dies at step "%s"', expectOneSend)
