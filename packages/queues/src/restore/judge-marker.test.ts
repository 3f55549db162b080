import { expect, it } from 'vitest'
import { judgeMarker } from './judge-marker.ts'
import type { MarkerCopy } from './marker-copy.ts'

const at = (number: number): MarkerCopy => ({
  kind: 'found',
  number,
  journal: null,
  written_at: '2026-11-20T09:14:06Z',
})
const missing: MarkerCopy = { kind: 'missing' }
const unreachable: MarkerCopy = { kind: 'unreachable', error: new Error('no') }

it.each([
  ['a database and its copy at the same number', true, at(10), 'mark'],
  ['the same after a pause of all workers', false, at(10), 'mark'],
  ['a worker that died before it raised the database', false, at(11), 'mark'],
  ['a standby that was two minutes behind', true, at(12), 'mark'],
  ['a standby that was two minutes behind, and a pause', false, at(12), 'mark'],
  ['a restored backup', false, at(13), 'behind'],
  ['a restored backup that is only minutes old', true, at(13), 'behind'],
  ['another bucket, while workers run', true, missing, 'mark'],
  ['another bucket, or a copy of the database elsewhere', false, missing, 'copy_missing'],
  ['a copy that could not be written, while workers run', true, at(3), 'mark'],
  ['a copy that could not be written, or was restored', false, at(3), 'copy_outdated'],
  ['a bucket that does not respond, while workers run', true, unreachable, 'extend'],
  ['a bucket that does not respond, after a pause', false, unreachable, 'wait'],
] as const)('judges %s', (_case, is_confirmed, copy, verdict) => {
  expect(judgeMarker({ number: 10, is_confirmed }, copy)).toBe(verdict)
})
