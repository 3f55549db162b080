import { summaryOf } from './choices.js'
import { control, pathOf } from './control.js'
import { $, button, make, replaceWhenChanged } from './dom.js'
import { open, state } from './state.js'

/** Shows the customers and the groups of the number. @returns both */
export async function showLists() {
  if (state.number === undefined) return { customers: [], groups: [] }
  const [customers, groups] = await Promise.all(
    ['conversations', 'groups'].map((list) => control('GET', pathOf('numbers', state.number, list))),
  )
  // The latest conversation is open from the start.
  if (state.group === undefined) state.customer ??= customers[0]?.customer_id
  // A customer who has other ids now has a new message about it, and so is the first.
  const isListed = customers.some(({ customer_id }) => customer_id === state.customer)
  if (state.wasListed && !isListed) state.customer = customers[0]?.customer_id
  state.wasListed = isListed
  showList($('#customers'), state.customer, customers, ({ customer_id, name, last }) => ({
    ...{ id: customer_id, name, last },
    onclick: () => open({ customer: customer_id }),
  }))
  showList($('#groups'), state.group, groups, ({ id, subject, entries }) => ({
    ...{ id, name: subject, last: entries.at(-1) },
    onclick: () => open({ group: id }),
  }))
  return { customers, groups }
}

function showList(element, current, list, about) {
  const items = () =>
    list.map(about).map(({ id, name, last, onclick }) => {
      const parts = [make('strong', {}, name), make('span', {}, last ? summaryOf(last) : '')]
      const item = button(onclick, { className: 'quiet customer' }, ...parts)
      if (id === current) item.setAttribute('aria-current', 'true')
      return make('li', {}, item)
    })
  replaceWhenChanged(element, items, [state.number, current, list])
}
