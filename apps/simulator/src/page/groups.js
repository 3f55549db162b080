import { problemOfCustomer } from './check-number.js'

const $ = (selector) => document.querySelector(selector)

/**
 * The groups of the page: their list, the form that makes one, and what can be done with the open one.
 *
 * @param page what the page itself can do
 */
export function groupsOf({
  control,
  make,
  button,
  replaceWhenChanged,
  state,
  messageItem,
  summaryOf,
  scrollDown,
  open,
}) {
  /** Shows the list, and the open group. @returns whether one is open */
  async function show() {
    const groups = state.number === undefined ? [] : await control('GET', `/numbers/${state.number}/groups`)
    const version = JSON.stringify([state.number, state.group, groups])
    replaceWhenChanged($('#groups'), () => groups.map(groupItem), version)
    const group = groups.find(({ id }) => id === state.group)
    $('#member-part').hidden = group === undefined
    $('#group').hidden = group === undefined
    if (group !== undefined) showGroup(group)
    return group !== undefined
  }

  function groupItem({ id, subject, entries }) {
    const last = entries.at(-1)
    const parts = [make('strong', {}, subject), make('span', {}, last === undefined ? '' : summaryOf(last))]
    const item = button(() => open({ group: id }), { className: 'quiet customer' }, ...parts)
    if (id === state.group) item.setAttribute('aria-current', 'true')
    return make('li', {}, item)
  }

  function showGroup({ id, subject, status, members, entries }) {
    const isNew = $('#group').dataset.group !== id
    $('#group').dataset.group = id
    $('#conversation-title').textContent = status === 'active' ? subject : `${subject} (${status})`
    $('#customer').hidden = true
    $('#composer').hidden = status !== 'active' || members.length === 0
    const options = () => members.map(({ customer_id, name }) => make('option', { value: customer_id }, name))
    const chosen = isNew ? undefined : $('#member').value
    if (replaceWhenChanged($('#member'), options, JSON.stringify([id, members]))) {
      $('#member').value = members.some(({ customer_id }) => customer_id === chosen) ? chosen : members[0]?.customer_id
    }
    const facts = { Id: id, Status: status, Members: members.map(({ name }) => name).join(', ') || 'none' }
    const items = () => Object.entries(facts).flatMap(([term, fact]) => [make('dt', {}, term), make('dd', {}, fact)])
    replaceWhenChanged($('#group-facts'), items, JSON.stringify(facts))
    if (isNew) $('#subject').value = subject
    for (const control_ of $('#group-form').elements) control_.disabled = status === 'ended'
    $('#suspend').textContent = status === 'suspended' ? 'Allow again' : 'Suspend'
    $('#suspend').dataset.status = status === 'suspended' ? 'active' : 'suspended'
    const shown = () => entries.map((entry) => messageItem(entry, { who: entry.member?.name, note: reachedOf(entry) }))
    if (replaceWhenChanged($('#messages'), shown, JSON.stringify([id, entries]))) scrollDown()
  }

  function reachedOf({ reached }) {
    return reached.map(({ name, status }) => `${name}: ${status}`).join(' · ')
  }

  async function attempt(act) {
    $('#group-problem').textContent = ''
    try {
      await act()
      await show()
    } catch (error) {
      $('#group-problem').textContent = error.message
    }
  }
  const change = (changes) => attempt(() => control('PATCH', `/groups/${encodeURIComponent(state.group)}`, changes))

  $('#new-group').addEventListener('submit', async (event) => {
    event.preventDefault()
    const members = $('#new-members')
      .value.split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
    const problem = members.map((each) => problemOfCustomer(each)).find((each) => each !== '') ?? ''
    $('#new-group-problem').textContent = problem
    if (problem !== '') return $('#new-members').focus()
    try {
      const { id } = await control('POST', `/numbers/${state.number}/groups`, {
        subject: $('#new-subject').value,
        members,
      })
      for (const field of ['#new-subject', '#new-members']) $(field).value = ''
      open({ group: id })
    } catch (error) {
      $('#new-group-problem').textContent = error.message
    }
  })
  $('#group-form').addEventListener('submit', (event) => {
    event.preventDefault()
    change({ subject: $('#subject').value })
  })
  $('#join').addEventListener('click', () => change({ join: [$('#joining').value] }))
  $('#leave').addEventListener('click', () => change({ leave: [$('#member').value] }))
  $('#suspend').addEventListener('click', () => change({ status: $('#suspend').dataset.status }))
  $('#end').addEventListener('click', () => change({ status: 'ended' }))

  return { show }
}
