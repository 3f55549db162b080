import { problemOfCustomer, problemOfNumber } from './check-number.js'
import { make } from './dom.js'
import { nameOf } from './example.js'
import { kindOf } from './field-kinds.js'

/** What is wrong with the text in fields of these names. */
const checks = { phone: problemOfNumber, number: problemOfNumber, members: problemOfCustomer, join: problemOfCustomer }

/**
 * A field for a value of an example.
 *
 * @returns its elements, what reads its value, and what is wrong with it; empty if nothing is
 */
export function fieldFor({ path, example, label }, form) {
  const id = `${form}-${path.join('-') || 'json'}`
  const kind = kindOf(example)
  const element = kind.make(example)
  const check = typeof example === 'string' ? checks[nameOf(path)] : undefined
  Object.assign(element, { id, autocomplete: 'off', ...(check && { type: 'tel' }) })
  element.setAttribute('aria-describedby', `${form}-problem`)
  const labelElement = make('label', { htmlFor: id }, label)
  const isCheck = element.type === 'checkbox'
  return {
    path,
    element,
    part: isCheck
      ? make('p', { className: 'check' }, element, labelElement)
      : make('div', { className: 'wide' }, labelElement, element),
    refresh: () => kind.refresh?.(element, example),
    read: () => kind.read(element, example),
    problem(isTyping = false) {
      if (element.value === '') return isTyping || !isRequired(example) ? '' : `Something is missing: ${label}.`
      return check?.(element.value, isTyping) ?? ''
    },
    clear() {
      if (element.defaultValue !== undefined) element.value = element.defaultValue
    },
  }
}

const isRequired = (example) => example !== '' && !('$one_of' in Object(example))
