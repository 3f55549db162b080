import { choiceIn, openOne } from './choices.js'
import { control } from './control.js'
import { make, replaceWhenChanged } from './dom.js'
import { fieldsOf, fill } from './example.js'
import { fieldFor } from './field.js'
import { refresh } from './state.js'

const inBraces = /\{(\w+)\}/g

/**
 * A form for one of several actions. It has a field for each value of the example, and for each choice in the path.
 *
 * @param perform sends the body of an action to a path; default by the control API
 */
export function actionForm(form, { perform = control } = {}) {
  const [select, parts, problem] = ['.action', '.parts', '.problem'].map((part) => form.querySelector(part))
  let offered = []
  let fields = []
  const chosen = () => offered.find(({ name }) => name === select.value)

  /** Offers actions, in the groups of their sections. The chosen one stays, with what was typed. */
  function offer(actions) {
    offered = actions
    const former = select.value
    if (!replaceWhenChanged(select, optionGroups, actions)) return
    if (actions.some(({ name }) => name === former)) select.value = former
    else showParts()
  }

  function optionGroups() {
    const sections = [...Map.groupBy(offered, ({ section }) => section)]
    const groups = sections.map(([label, actions]) => {
      const options = actions.map(({ name, title }) => make('option', { value: name }, title))
      return make('optgroup', { label }, ...options)
    })
    return groups.length === 1 ? [...groups[0].children] : groups
  }

  function showParts() {
    const { call, body } = chosen()
    const inPath = [...call.matchAll(inBraces)].filter(([example]) => choiceIn(example) !== undefined)
    const examples = [
      ...inPath.map(([example, name]) => ({ path: ['path', name], example, label: titleOf(name) })),
      ...fieldsOf(body ?? {}),
    ]
    fields = examples.map((example) => fieldFor(example, form.id))
    for (const field of fields) {
      const check = (isTyping) => showProblem(field, field.problem(isTyping))
      field.element.addEventListener('input', () => check(true))
      field.element.addEventListener('change', () => check(field.element.value === ''))
    }
    parts.replaceChildren(...fields.map(({ part }) => part))
    problem.textContent = ''
    return refreshChoices()
  }

  /** Offers what exists now, in all fields where it can be chosen. */
  async function refreshChoices() {
    await Promise.all(fields.map((field) => field.refresh()))
  }

  function showProblem({ element }, text) {
    element.setAttribute('aria-invalid', String(text !== ''))
    if (problem.textContent !== text) problem.textContent = text
  }

  async function submit() {
    const wrong = fields.find((field) => field.problem() !== '')
    if (wrong !== undefined) {
      showProblem(wrong, wrong.problem())
      return wrong.element.focus()
    }
    problem.textContent = ''
    // Meanwhile another one may be chosen.
    const [action, submitted] = [chosen(), fields]
    try {
      const values = new Map()
      for (const { path, read } of submitted) values.set(path.join(), await read())
      const { call, body } = action
      const [method, path] = call.split(' ')
      const filled = path.replaceAll(inBraces, (_, name) => segments(values.get(`path,${name}`) ?? openOne(name)))
      await perform(method, filled, body && (fill(body, readFrom(values)) ?? {}), action)
      for (const field of submitted) field.clear()
      await refresh()
    } catch (error) {
      problem.textContent = error.message
    }
  }

  select.addEventListener('change', showParts)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })
  return {
    offer,
    refreshChoices,
    /** Chooses an action, and goes to its first field. */
    async choose(name = select.value) {
      if (name !== select.value) {
        select.value = name
        await showParts()
      }
      fields[0]?.element.focus()
    },
  }
}

const readFrom = (values) => (path, example) => {
  if (!('$is' in Object(example))) return values.get(path.join())
  const name = typeof example.$is === 'string' ? /^\{(\w+)\}$/.exec(example.$is)?.[1] : undefined
  return name === undefined ? example.$is : openOne(name)
}

const segments = (value) => [value].flat().map(encodeURIComponent).join('/')

const titleOf = (name) => ({ on_phone: 'Message' })[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
