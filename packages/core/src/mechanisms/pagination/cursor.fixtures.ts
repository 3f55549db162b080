import { expect } from 'vitest'
import { aScope } from '../../testing/index.ts'
import { type CursorBinding, decodeCursor, encodeCursor } from './cursor.ts'

export const scope = aScope('org_1')

export const binding: CursorBinding = { list: 'listContacts', account: '106540352242922', filters: { search: 'ana' } }

export const position = { created_at: '2026-11-21T05:20:22.123456Z', id: 'ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X' }

export const cursor = encodeCursor(scope, binding, position)

export const isInvalid = expect.objectContaining({ code: 'invalid_cursor', status: 400, param: 'cursor' })

export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.= '

/** Replaces each character of a cursor by some others. @returns the number of changed cursors */
export function expectInvalidWith(othersAt: (at: number) => string): number {
  let refused = 0
  for (let at = 0; at < cursor.length; at++) {
    for (const character of othersAt(at)) {
      if (cursor[at] === character) continue
      const changed = cursor.slice(0, at) + character + cursor.slice(at + 1)
      expect(() => decodeCursor(scope, binding, changed)).toThrow(isInvalid)
      refused++
    }
  }
  return refused
}
