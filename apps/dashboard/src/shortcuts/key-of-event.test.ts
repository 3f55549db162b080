import { expect, it } from 'vitest'
import { type KeyPress, keyOfEvent } from './key-of-event.ts'

function press(key: string, code: string, held: Partial<KeyPress> = {}): string | undefined {
  const none = {
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    defaultPrevented: false,
  }
  return keyOfEvent({ key, code, ...none, ...held })
}

it('takes the letter that the layout has on the key', () => {
  expect(press('j', 'KeyJ')).toBe('j')
  expect(press('j', 'KeyC'), 'Dvorak').toBe('j')
  expect(press('J', 'KeyJ'), 'Caps Lock').toBe('j')
  expect(press('?', 'Slash', { shiftKey: true })).toBe('?')
  expect(press('/', 'Digit7', { shiftKey: true }), 'German').toBe('/')
})

it('takes the place of the key where the layout has no Latin letters', () => {
  expect(press('о', 'KeyJ'), 'Russian').toBe('j')
  expect(press('ξ', 'KeyJ'), 'Greek').toBe('j')
  expect(press('.', 'Slash'), 'Russian, a full stop').toBeUndefined()
  expect(press('ע', 'KeyG'), 'Hebrew').toBe('g')
})

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }, { defaultPrevented: true }])(
  'ignores a key with %o',
  (held) => {
    expect(press('j', 'KeyJ', held)).toBeUndefined()
  },
)

it('ignores capital letters and other keys', () => {
  expect(press('J', 'KeyJ', { shiftKey: true })).toBeUndefined()
  expect(press('Enter', 'Enter')).toBeUndefined()
  expect(press('5', 'Digit5')).toBeUndefined()
  expect(press('é', 'Digit2')).toBeUndefined()
})
