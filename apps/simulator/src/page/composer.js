import { actionForm } from './action-form.js'
import { openOne } from './choices.js'
import { control, pathOf } from './control.js'
import { $ } from './dom.js'
import { refresh, state } from './state.js'

const form = actionForm($('#composer'), {
  async perform(method, path, body) {
    const context = state.replyTo === undefined ? {} : { context: { ...body.context, id: state.replyTo } }
    await control(method, path, { ...writer(), ...body, ...context })
    state.replyTo = undefined
  },
})

function writer() {
  if (state.group !== undefined) return { from: $('#member').value }
  return state.asBusiness ? { to: state.customer } : { from: state.customer }
}

let messages = []

/** Sets what can be sent. */
export function offerMessages(actions) {
  messages = actions
}

/** Shows who may write what in the open conversation. */
export function showComposer() {
  $('#composer').hidden = !state.mayWrite
  const hasPhone = state.phoneNumber?.inBusinessApp === true && state.group === undefined
  state.asBusiness &&= hasPhone
  $('#writer-part').hidden = !hasPhone
  $('#writer').value = state.asBusiness ? 'business' : 'customer'
  $('#answering').hidden = state.replyTo === undefined
  form.offer(messages.filter(({ onPhone }) => !state.asBusiness || onPhone))
  return form.refreshChoices()
}

/** Lets a side answer a message, with the chosen kind of message or another. */
export async function answer(id, asBusiness, kind) {
  Object.assign(state, { replyTo: id, asBusiness })
  await showComposer()
  await form.choose(kind)
}

/** Sends a message of a side at once. */
export async function send(message, asBusiness = false) {
  state.asBusiness = asBusiness
  $('#composer-problem').textContent = ''
  try {
    await control('POST', pathOf(openOne('conversation'), 'messages'), { ...writer(), ...message })
    await refresh()
  } catch (error) {
    $('#composer-problem').textContent = error.message
  }
}

$('#writer').addEventListener('change', () => {
  Object.assign(state, { replyTo: undefined, asBusiness: $('#writer').value === 'business' })
  showComposer()
})
$('#answering button').addEventListener('click', () => {
  state.replyTo = undefined
  showComposer()
})
