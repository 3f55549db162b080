import { actionForm } from './action-form.js'
import { control } from './control.js'
import { $ } from './dom.js'
import { open } from './state.js'

const form = actionForm($('#happenings'), {
  async perform(method, path, body, { title, name }) {
    $('#done').textContent = ''
    const made = await control(method, path, body)
    $('#done').textContent = `Done: ${title}.`
    if (name === 'make-group') await open({ group: made.id })
  },
})

/** Offers what is no message. */
export function showHappenings(actions) {
  form.offer(actions)
  return form.refreshChoices()
}
