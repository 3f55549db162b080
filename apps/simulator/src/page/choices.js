import { control, pathOf } from './control.js'
import { bodyOf, mediaOf } from './show-content.js'
import { state } from './state.js'

/** What can be chosen in a field: pairs of value and label. */
export const choices = {
  message: () => messages(() => true),
  inbound: () => messages(({ direction }) => direction === 'inbound'),
  on_phone: () => messages(({ fromPhone, deleted }) => fromPhone && !deleted),
  member: () => state.members.map(({ customer_id, name }) => [customer_id, name]),
  async template() {
    if (state.phoneNumber === undefined) return []
    const { templates } = await control('GET', pathOf('wabas', state.phoneNumber.wabaId))
    return templates.map(({ name, language }) => [[name, language], `${name} (${language})`])
  },
  async error() {
    const errors = Object.entries(await control('GET', '/errors'))
    return errors.map(([code, message]) => [Number(code), `${code} · ${message}`])
  },
}

/** The latest first. */
function messages(matches) {
  return state.entries
    .filter(matches)
    .map((entry) => [entry.id, summaryOf(entry)])
    .toReversed()
}

export function summaryOf({ direction, type, content }) {
  const text = bodyOf(type, content) ?? mediaOf(type, content)?.filename ?? type
  return `${direction === 'inbound' ? '' : 'Business: '}${text}`
}

/** The name of the choice that a value of an example stands for, if any. */
export function choiceIn(example) {
  const name = typeof example === 'string' ? /^\{(\w+)\}$/.exec(example)?.[1] : undefined
  return name !== undefined && Object.hasOwn(choices, name) ? name : undefined
}

/** The path of the open conversation, for the side that writes in it. */
function conversation() {
  if (state.group !== undefined) return ['groups', state.group]
  return ['numbers', state.number, ...(state.asBusiness ? ['phone'] : [])]
}

const missing = {
  number: 'No business has a number yet.',
  account: 'No business has a number yet.',
  customer: 'Open the conversation with a customer first.',
  customer_name: 'Open the conversation with a customer first.',
  group: 'Open a group first.',
}

/** What is open, by its name in braces. @throws Error if it is not */
export function openOne(name) {
  const { number, phoneNumber, customer, customerName, group } = state
  const account = phoneNumber?.wabaId
  const value = { number, account, customer, customer_name: customerName, group, conversation: conversation() }[name]
  if (value === undefined) throw new Error(missing[name] ?? `There is no ${name}.`)
  return value
}
