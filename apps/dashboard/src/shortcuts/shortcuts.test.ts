import { expect, it } from 'vitest'
import { navigation } from '../layout/navigation.ts'
import { text } from '../messages/text.ts'
import { shortcuts } from './shortcuts.ts'

const all = Object.entries(shortcuts)

it('has no keys twice, and none that begin others', () => {
  const keys = all.map(([, { keys }]) => keys)
  expect(new Set(keys).size).toBe(keys.length)
  const [singles, pairs] = [keys.filter((each) => each.length === 1), keys.filter((each) => each.length > 1)]
  expect(pairs.filter((pair) => singles.some((single) => pair.startsWith(`${single} `)))).toEqual([])
})

it('opens every page of the navigation', () => {
  const opened = all.flatMap(([, shortcut]) => ('page' in shortcut ? [shortcut.page as string] : []))
  expect(opened.toSorted()).toEqual(
    navigation.flatMap(({ items }) => items.map(({ path }) => path as string)).toSorted(),
  )
})

it('has a text for every shortcut', () => {
  expect(Object.keys(text.shortcuts.actions).toSorted()).toEqual(Object.keys(shortcuts).toSorted())
})
