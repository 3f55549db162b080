/** What is open on the page, and what it shows. */
export const state = {
  number: undefined,
  customer: undefined,
  /** Whether the conversation with the customer existed when it was shown last. */
  wasListed: false,
  group: undefined,
  /** The message that the next one replies to. */
  replyTo: undefined,
  /** The number, as the control API shows it. */
  phoneNumber: undefined,
  customerName: undefined,
  /** Whether the business writes, on its phone. */
  asBusiness: false,
  mayWrite: false,
  entries: [],
  members: [],
}

let show = async () => {}

/** Sets what shows the state. */
export function onRefresh(listener) {
  show = listener
}

/** Shows the state, with what has changed at the provider. */
export function refresh() {
  return show()
}

/** Opens the conversation with a customer, or a group. */
export function open({ customer, group }) {
  Object.assign(state, { customer, group, replyTo: undefined, wasListed: false })
  foldOnPhones()
  return refresh()
}

/** On a phone, the conversation comes first: what is beside it is folded. */
export function foldOnPhones() {
  if (!matchMedia('(max-width: 60rem)').matches) return
  for (const fold of document.querySelectorAll('.fold')) fold.open = false
}

export function scrollDown() {
  const messages = document.querySelector('#messages')
  messages.scrollTop = messages.scrollHeight
}
