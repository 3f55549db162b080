import { control } from './control.js'
import { $ } from './dom.js'

const names = ['auto_reply', 'enforce_window', 'share_history', 'approve_templates']
const box = (name) => $(`#${name.replaceAll('_', '-')}`)

for (const name of names) {
  box(name).addEventListener('change', ({ target }) => control('PUT', '/behavior', { [name]: target.checked }))
}

/** Shows how customers behave, and how strict the provider is. */
export async function showBehavior() {
  const behavior = await control('GET', '/behavior')
  for (const name of names) box(name).checked = behavior[name]
}
