import { showBehavior } from './behavior.js'
import { showBusiness } from './business.js'
import { problemOfCustomer } from './check-number.js'
import { answer, offerMessages, showComposer } from './composer.js'
import { control } from './control.js'
import { showConversation } from './conversation.js'
import { $, make, replaceWhenChanged } from './dom.js'
import { showHappenings } from './happenings.js'
import { showLists } from './lists.js'
import { foldOnPhones, onRefresh, open, refresh, state } from './state.js'

let happenings

/** Reads once what can happen. */
async function readActions() {
  const actions = Map.groupBy(await control('GET', '/actions'), ({ section }) => section === 'Messages')
  offerMessages(actions.get(true))
  happenings = actions.get(false)
}

/** The latest call of {@link show}. */
let latest = 0

async function show() {
  const call = ++latest
  try {
    if (happenings === undefined) await readActions()
    await Promise.all([showNumbers(), showBehavior()])
    const lists = await showLists()
    // Another conversation was opened meanwhile, which these lists may lack.
    if (call !== latest) return
    await showConversation(lists)
    await Promise.all([showComposer(), showHappenings(happenings)])
  } catch (error) {
    $('#connection').textContent = `The simulator does not respond: ${error.message}`
  }
}

async function showNumbers() {
  const numbers = await control('GET', '/numbers')
  const options = () =>
    numbers.map(({ id, displayPhoneNumber, verifiedName }) =>
      make('option', { value: id }, `${verifiedName} · ${displayPhoneNumber}`),
    )
  const names = numbers.map(({ id, verifiedName }) => [id, verifiedName])
  replaceWhenChanged($('#number'), options, names)
  state.number ??= numbers[0]?.id
  state.phoneNumber = numbers.find(({ id }) => id === state.number)
  showBusiness()
  if (state.number !== undefined) $('#number').value = state.number
  $('#connection').textContent = numbers.length === 0 ? 'No business has a number yet.' : await webhookState()
}

async function webhookState() {
  const { settings, deliveries } = await control('GET', '/webhooks')
  if (settings.url === null) return 'Webhooks have no address yet.'
  return `Webhooks go to ${settings.url}: ${outcomeOf(deliveries.at(-1))}.`
}

function outcomeOf(delivery) {
  if (delivery === undefined) return 'none sent yet'
  return delivery.status === 200
    ? 'the last one was accepted'
    : `the last one failed (${delivery.status ?? 'no response'})`
}

$('#number').addEventListener('change', () => {
  state.number = $('#number').value
  open({})
})
$('#new-customer').addEventListener('submit', async (event) => {
  event.preventDefault()
  const typed = $('#new-id').value.trim()
  const problem = problemOfCustomer(typed)
  showProblem(problem)
  if (problem !== '') return $('#new-id').focus()
  $('#new-id').value = ''
  await open({ customer: /^[A-Z]/.test(typed) ? typed : typed.replaceAll(/\D/g, '') })
  answer(undefined, false, 'text')
})
const checkCustomer = (isTyping) =>
  showProblem($('#new-id').value === '' ? '' : problemOfCustomer($('#new-id').value, isTyping))
$('#new-id').addEventListener('input', () => checkCustomer(true))
$('#new-id').addEventListener('change', () => checkCustomer(false))

function showProblem(problem) {
  $('#new-id').setAttribute('aria-invalid', String(problem !== ''))
  if ($('#new-id-problem').textContent !== problem) $('#new-id-problem').textContent = problem
}

async function follow() {
  await refresh()
  setTimeout(follow, 1000)
}

// It scrolls, so the keyboard must reach it.
$('#messages').tabIndex = 0
onRefresh(show)
foldOnPhones()
follow()
