import { choiceIn, choices } from './choices.js'
import { make, replaceWhenChanged } from './dom.js'

const special = {
  $one_of: {
    make({ $one_of: values }) {
      const options = values.map((value) => make('option', {}, wordsOf(value)))
      return make('select', {}, ...options)
    },
    read: ({ selectedIndex }, { $one_of: values }) =>
      values[selectedIndex] === '' ? undefined : values[selectedIndex],
  },
  $in_days: {
    make({ $in_days: days }) {
      const time = Date.now() + days * 86_400_000
      const local = new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
      return make('input', { type: 'datetime-local', defaultValue: local })
    },
    read: ({ value }) => Math.floor(new Date(value).getTime() / 1000),
  },
  $text: { make: () => make('textarea', { rows: 2, onkeydown: submitOnEnter }), read: ({ value }) => value },
  $json: {
    make: ({ $json: value }) => make('textarea', { rows: 6, defaultValue: JSON.stringify(value, null, 2) }),
    read: ({ value }) => JSON.parse(value),
  },
}

const simple = {
  boolean: { make: (checked) => make('input', { type: 'checkbox', checked }), read: ({ checked }) => checked },
  number: {
    make: (value) => make('input', { type: 'number', step: 'any', defaultValue: value }),
    read: ({ value }) => Number(value),
  },
  string: {
    make: (value) => make('input', { defaultValue: value }),
    read: ({ value, type }) => (value === '' ? undefined : type === 'tel' ? withoutSpaces(value) : value),
  },
}

const file = { make: () => make('input', { type: 'file' }), read: ({ files: [chosen] }) => contentOf(chosen) }

/** The options are what exists, so they are read again. */
const choice = {
  make: () => make('select'),
  async refresh(element, example) {
    const list = await choices[choiceIn(example)]()
    const chosen = JSON.stringify(element.values?.[element.selectedIndex])
    element.values = list.map(([value]) => value)
    if (!replaceWhenChanged(element, () => list.map(([, label]) => make('option', {}, label)), list)) return
    element.selectedIndex = Math.max(
      0,
      element.values.findIndex((value) => JSON.stringify(value) === chosen),
    )
  },
  read: ({ values, selectedIndex }) => values[selectedIndex],
}

/** How the field of a value is made and read. */
export function kindOf(example) {
  if (example === '{file}') return file
  if (choiceIn(example) !== undefined) return choice
  return simple[typeof example] ?? special[Object.keys(example)[0]]
}

/** A number has only digits, as the provider sends it; a user id stays. */
function withoutSpaces(value) {
  return /^[A-Z]/.test(value) ? value : `+${value.replaceAll(/\D/g, '')}`
}

function wordsOf(value) {
  return String(value === '' || value?.length === 0 ? 'none' : value).replaceAll(',', ', ')
}

function submitOnEnter(event) {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  event.target.form.requestSubmit()
}

function contentOf(chosen) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () =>
      resolve({
        base64: reader.result.slice(reader.result.indexOf(',') + 1),
        mime_type: chosen.type || 'application/octet-stream',
        filename: chosen.name,
      })
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(chosen)
  })
}
