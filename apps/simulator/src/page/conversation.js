import { control, pathOf } from './control.js'
import { $, make, replaceWhenChanged, showFacts } from './dom.js'
import { messageItem } from './message-item.js'
import { scrollDown, state } from './state.js'

/** Shows the open group or conversation. A new conversation may be open although it does not exist yet. */
export async function showConversation({ customers, groups }) {
  const group = groups.find(({ id }) => id === state.group)
  const exists = customers.some(({ customer_id }) => customer_id === state.customer)
  const customer = exists
    ? await control('GET', pathOf('numbers', state.number, 'conversations', state.customer))
    : undefined
  state.customerName = customer?.name ?? state.customer
  state.entries = (group ?? customer)?.entries ?? []
  state.members = group?.members ?? []
  state.mayWrite = group ? group.status === 'active' && group.members.length > 0 : state.customer !== undefined
  $('#conversation-title').textContent = titleOf(group, customer)
  showMembers()
  $('#facts-part').hidden = group === undefined && customer === undefined
  $('#facts-title').textContent = group === undefined ? 'This customer' : 'This group'
  showFacts($('#facts'), group ? factsOfGroup(group) : customer ? factsOfCustomer(customer) : {})
  const shown = [state.group, state.customer, state.phoneNumber?.inBusinessApp, state.entries]
  if (replaceWhenChanged($('#messages'), () => state.entries.map(messageItem), shown)) scrollDown()
}

function titleOf(group, customer) {
  if (group !== undefined) return group.status === 'active' ? group.subject : `${group.subject} (${group.status})`
  if (customer?.typing) return `${customer.name} (the business is writing …)`
  return state.customerName ?? 'No conversation is open'
}

/** Who of a group writes. */
function showMembers() {
  $('#member-part').hidden = state.group === undefined
  const chosen = $('#member').value
  const options = () => state.members.map(({ customer_id, name }) => make('option', { value: customer_id }, name))
  if (!replaceWhenChanged($('#member'), options, state.members)) return
  if (state.members.some(({ customer_id }) => customer_id === chosen)) $('#member').value = chosen
}

function factsOfCustomer({ wa_id, user_id, username, stopped, blocked }) {
  return {
    Number: wa_id === null ? 'not shown' : `+${wa_id}`,
    'User id': user_id,
    Username: username ?? 'none',
    Marketing: stopped ? 'opted out' : 'allowed',
    ...(blocked && { Blocked: 'by the business' }),
  }
}

function factsOfGroup({ id, status, members }) {
  return { Id: id, Status: status, Members: members.map(({ name }) => name).join(', ') || 'none' }
}
