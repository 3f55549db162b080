import { expect, it } from 'vitest'
import { readAnswers, readCallPermission, readContacts, readLink, readLocation, readOptions } from './read-payload.ts'

it('reads a location, and refuses coordinates that are none', () => {
  const location = { latitude: 52.5, longitude: '13.4', name: 'Bakery', address: '' }
  expect(readLocation({ location })).toEqual({ latitude: 52.5, longitude: 13.4, name: 'Bakery', address: undefined })
  for (const bad of [null, {}, { location: [] }, { location: { latitude: 'a', longitude: 1 } }]) {
    expect(readLocation(bad)).toBeUndefined()
  }
})

it('reads the names and numbers of contact cards', () => {
  const contacts = [
    { name: { formatted_name: 'Ana Souza' }, phones: [{ phone: '+491' }, { phone: '+491' }, {}] },
    { phones: [{ phone: '+492' }] },
    'none',
  ]
  expect(readContacts({ contacts })).toEqual([
    { name: 'Ana Souza', phones: ['+491'] },
    { name: '+492', phones: ['+492'] },
    { name: '–', phones: [] },
  ])
})

it('reads the options of buttons, lists and links', () => {
  const options = (action: object) => readOptions({ interactive: { action } })
  expect(options({ buttons: [{ reply: { id: '1', title: 'Yes' } }] })).toEqual(['Yes'])
  expect(options({ sections: [{ rows: [{ title: 'Rye' }, { title: 'Spelt' }] }] })).toEqual(['Rye', 'Spelt'])
  expect(options({ parameters: { display_text: 'Open', url: 'https://example.com' } })).toEqual(['Open'])
})

it('reads the answers of a flow, and whether calls are permitted', () => {
  const answers = (response_json: unknown) => readAnswers({ interactive: { nfm_reply: { response_json } } })
  expect(answers('{"flow_token":"f","size":"large","count":2,"with":["nuts"]}')).toEqual([
    { name: 'size', answer: 'large' },
    { name: 'count', answer: '2' },
    { name: 'with', answer: '["nuts"]' },
  ])
  for (const bad of ['', '{', '[]', '7', 7, null, undefined]) expect(answers(bad)).toEqual([])
  expect(readCallPermission({ interactive: { call_permission_reply: { response: 'reject' } } })).toBe('reject')
  expect(readCallPermission({ interactive: {} })).toBeUndefined()
})

it('reads the link of a file, and no other kind of URL', () => {
  const link = (value: unknown) => readLink('image', { image: { link: value } })
  expect(link('https://example.com/a.jpg')).toBe('https://example.com/a.jpg')
  for (const bad of ['javascript:alert(1)', 'data:image/png;base64,', 7, undefined]) expect(link(bad)).toBeUndefined()
})
