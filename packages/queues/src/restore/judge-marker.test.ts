import { expect, it } from 'vitest'
import { judgeMarker } from './judge-marker.ts'
import type { MarkerCopy } from './marker-copy.ts'

const at = (number: number): MarkerCopy => ({
  kind: 'found',
  number,
  journal: null,
  written_at: '2026-11-20T09:14:06Z',
  is_at_rest: false,
})
const atRest: MarkerCopy = { ...at(10), is_at_rest: true } as MarkerCopy
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
  expect(judgeMarker({ number: 10, is_confirmed, is_at_rest: false, is_moved: false }, copy)).toBe(verdict)
})

it.each([
  ['a backup that is seconds old', at(10), 'moved'],
  ['a backup that is older than a minute', at(11), 'behind'],
  ['one that was made after the last worker had ended', atRest, 'mark'],
  ['one that another worker has run after', { ...atRest, number: 11 }, 'behind'],
  ['a copy that was restored too', at(9), 'copy_outdated'],
  ['another bucket', missing, 'copy_missing'],
  ['a bucket that does not respond', unreachable, 'wait'],
] as const)('judges a database that was restored into a new one: %s', (_case, copy, verdict) => {
  expect(judgeMarker({ number: 10, is_confirmed: false, is_at_rest: false, is_moved: true }, copy)).toBe(verdict)
})

it('sends nothing after a rest before the copy can be read, because that says that nothing was sent', () => {
  expect(judgeMarker({ number: 10, is_confirmed: true, is_at_rest: true, is_moved: false }, unreachable)).toBe('wait')
})
