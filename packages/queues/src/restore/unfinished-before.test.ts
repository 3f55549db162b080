import { expect, it } from 'vitest'
import type { Verdict } from './judge-marker.ts'
import type { MarkerCopy } from './marker-copy.ts'
import { unfinishedBefore } from './unfinished-before.ts'

const copy: MarkerCopy = {
  kind: 'found',
  number: 10,
  journal: null,
  written_at: '2026-11-20T09:14:06.000Z',
  is_at_rest: false,
}

it.each<[string, Verdict, string | undefined]>([
  ['a minute after the copy, which is younger than the backup', 'behind', '2026-11-20T09:15:06.000Z'],
  ['as long as a confirmation lasts, if the backup may be younger', 'moved', '2026-11-20T09:17:06.000Z'],
  ['until now, if the copy is too old', 'copy_outdated', undefined],
])('counts work as unfinished %s', (_case, verdict, before) => {
  expect(unfinishedBefore(verdict, copy)).toBe(before)
})
