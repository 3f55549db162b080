import { expect, test } from 'vitest'
import { isolateTexts } from './isolate.ts'

test('keeps the direction of a name to the name', () => {
  const texts = isolateTexts({ list: [{ deleted: (name: string, count: number) => `${name} ${count}` }] })
  const deleted = (name: string) => texts.list[0]?.deleted(name, 2)
  expect(deleted('Ada “A” Søren 李')).toBe('Ada “A” Søren 李 2')
  expect(deleted('דנה')).toBe('\u2068דנה\u2069 2')
  expect(deleted('Ada\u2069\u202eecila')).toBe('\u2068Adaecila\u2069 2')
})
