import { problemOfCustomer, problemOfNumber } from './check-number.js'
import { groupsOf } from './groups.js'
import { bodyOf, mediaOf } from './show-content.js'

const $ = (selector) => document.querySelector(selector)
const state = {
  number: undefined,
  customer: undefined,
  group: undefined,
  replyTo: undefined,
  editing: undefined,
  hasPhone: false,
  shown: '',
  behavior: {},
}

async function control(method, path, body) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`/_control${path}`, { method, ...init })
  const text = await response.text()
  const json = text === '' ? undefined : JSON.parse(text)
  if (!response.ok) throw new Error(json?.message ?? `HTTP ${response.status}`)
  return json
}

/** Creates an element with properties and children. Text is never parsed as HTML. */
function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children.filter((child) => child !== undefined))
  return element
}

function button(onclick, properties, ...children) {
  return make('button', { type: 'button', className: 'quiet', onclick, ...properties }, ...children)
}

function replaceWhenChanged(element, children, version) {
  if (element.dataset.version === version) return false
  element.dataset.version = version
  element.replaceChildren(...children())
  return true
}

async function showNumbers() {
  const numbers = await control('GET', '/numbers')
  const version = JSON.stringify(numbers.map(({ id, verifiedName }) => [id, verifiedName]))
  replaceWhenChanged(
    $('#number'),
    () =>
      numbers.map(({ id, displayPhoneNumber, verifiedName }) =>
        make('option', { value: id }, `${verifiedName} · ${displayPhoneNumber}`),
      ),
    version,
  )
  state.number ??= numbers[0]?.id
  if (state.number !== undefined) $('#number').value = state.number
  showPhone(numbers.find(({ id }) => id === state.number)?.inBusinessApp === true)
  $('#connection').textContent = numbers.length === 0 ? 'No business has a number yet.' : await webhookState()
}

/** What only a number in the business app has. */
function showPhone(hasPhone) {
  state.hasPhone = hasPhone
  $('#phone').hidden = !hasPhone
  const mayWrite = hasPhone && state.group === undefined
  $('#writer-part').hidden = !mayWrite
  if (!mayWrite && isBusiness()) writeAs('customer')
}

function isBusiness() {
  return $('#writer').value === 'business'
}

function writeAs(writer) {
  $('#writer').value = writer
  const customersOwn = $('#type option[value="own-number"]')
  customersOwn.hidden = isBusiness()
  customersOwn.disabled = isBusiness()
  if (isBusiness() && $('#type').value === 'own-number') $('#type').value = 'text'
  $('#text-label').textContent = isBusiness()
    ? 'Text, as the business writes it on its phone'
    : 'Text, as the customer writes it'
  showParts()
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

async function showCustomers() {
  if (state.number === undefined) return []
  const customers = await control('GET', `/numbers/${state.number}/conversations`)
  // The latest conversation is open from the start.
  if (state.group === undefined) state.customer ??= customers[0]?.customer_id
  // A customer who was known by user id may have shared the number.
  state.customer = customers.find(({ user_id }) => user_id === state.customer)?.customer_id ?? state.customer
  const version = JSON.stringify([state.number, state.customer, customers])
  replaceWhenChanged(
    $('#customers'),
    () =>
      customers.map(({ customer_id: customer, name, last }) => {
        const parts = [make('strong', {}, name), make('span', {}, last === null ? '' : summaryOf(last))]
        const item = button(() => choose(customer), { className: 'quiet customer' }, ...parts)
        if (customer === state.customer) item.setAttribute('aria-current', 'true')
        return make('li', {}, item)
      }),
    version,
  )
  return customers
}

function summaryOf({ direction, type, content }) {
  const text = bodyOf(type, content) ?? mediaOf(type, content)?.filename ?? type
  return `${direction === 'inbound' ? '' : 'Business: '}${text}`
}

/** A new conversation may be open although it does not exist yet. */
async function showConversation(customers) {
  if (state.customer === undefined) return
  const path = `/numbers/${state.number}/conversations/${encodeURIComponent(state.customer)}`
  const exists = customers.some(({ customer_id }) => customer_id === state.customer)
  const found = exists ? await control('GET', path) : undefined
  const name = found?.name ?? state.customer
  state.name = name
  $('#conversation-title').textContent = found?.typing ? `${name} (the business is writing …)` : name
  $('#composer').hidden = false
  $('#customer').hidden = found === undefined
  $('#naming').hidden = !found?.wa_id
  if (found !== undefined) showCustomer(found)
  const entries = found?.entries ?? []
  const changed = replaceWhenChanged(
    $('#messages'),
    () => entries.map(messageItem),
    JSON.stringify([state.customer, state.hasPhone, entries]),
  )
  if (changed) scrollDown()
}

function scrollDown() {
  $('#messages').scrollTop = $('#messages').scrollHeight
}

function showCustomer({ wa_id, user_id, username, stopped }) {
  const facts = { Number: wa_id === null ? 'not shown' : `+${wa_id}`, 'User id': user_id, Username: username ?? 'none' }
  const items = () => Object.entries(facts).flatMap(([term, fact]) => [make('dt', {}, term), make('dd', {}, fact)])
  replaceWhenChanged($('#facts'), items, JSON.stringify(facts))
  $('#preference').textContent = stopped ? 'Opt in to marketing' : 'Opt out of marketing'
  $('#preference').dataset.value = stopped ? 'resume' : 'stop'
}

function messageItem(entry, { who, note } = {}) {
  const { direction, at, type, content, status, errorCode, fromPhone, deleted } = entry
  const business = fromPhone ? 'Business, on its phone' : 'Business'
  const media = mediaOf(type, content)
  const statusText = status === 'failed' ? `failed (${errorCode})` : status
  const item = make(
    'li',
    { className: direction },
    make('p', { className: 'who' }, direction === 'inbound' ? (who ?? 'Customer') : business),
    content.context?.id ? make('p', { className: 'hint' }, 'in reply to an earlier message') : undefined,
    media?.id ? fileOf(type, media) : undefined,
    media?.link
      ? make('p', {}, make('a', { href: media.link, rel: 'noreferrer', target: '_blank' }, media.link))
      : undefined,
    make('p', { className: 'body' }, deleted ? 'Deleted' : (bodyOf(type, content) ?? (media ? '' : type))),
    ...choicesOf(entry),
    make('p', { className: 'hint' }, `${new Date(at).toLocaleTimeString()} · ${statusText}`),
    note ? make('p', { className: 'hint' }, note) : undefined,
  )
  // Whoever received a message can answer it; the business only on its phone.
  const mayAnswer = direction === 'outbound' || (state.hasPhone && state.group === undefined)
  if (mayAnswer && !deleted) item.append(actionsOn(entry))
  return item
}

function fileOf(type, { id, filename, mime_type }) {
  const src = `/_control/media/${encodeURIComponent(id)}`
  if (type === 'image' || type === 'sticker')
    return make('img', { src, alt: filename ?? 'Picture', onload: scrollDown })
  if (type === 'video') return make('video', { src, controls: true })
  if (type === 'audio') return make('audio', { src, controls: true })
  const text = `${filename ?? 'File'} (${mime_type ?? 'file'})`
  return make('p', {}, make('a', { href: src, download: filename ?? 'file' }, text))
}

/** The choices that the business offered, as buttons for the customer. */
function choicesOf({ id, type, content }) {
  const action = type === 'interactive' ? content.interactive?.action : undefined
  const buttons = (action?.buttons ?? []).map(({ reply }) => [
    reply.title,
    { type: 'button_reply', button_reply: reply },
  ])
  const rows = (action?.sections ?? [])
    .flatMap((section) => section.rows)
    .map((row) => [row.title, { type: 'list_reply', list_reply: row }])
  const choices = [...buttons, ...rows].map(([title, interactive]) =>
    button(() => write({ type: 'interactive', interactive, context: { id } }), {}, title),
  )
  if (action?.name === 'request_contact_info') choices.push(button(() => shareNumber(id), {}, 'Share my number'))
  return choices.length === 0 ? [] : [make('div', { className: 'row' }, ...choices)]
}

/** Lets the customer enter the number with which to answer the request. */
function shareNumber(id) {
  $('#type').value = 'own-number'
  showParts()
  replyTo(id)
  $('#own-number').focus()
}

function actionsOn({ id, direction, type, content, fromPhone }) {
  const answering = direction === 'inbound' ? 'business' : 'customer'
  const react = (emoji) => {
    const label = `React with ${emoji}`
    const onclick = () => write({ type: 'reaction', reaction: { message_id: id, emoji } }, answering === 'business')
    return button(onclick, { title: label, ariaLabel: label }, emoji)
  }
  const onReply = () => {
    writeAs(answering)
    replyTo(id)
  }
  const reply = button(onReply, {}, 'Reply')
  const onPhone = fromPhone
    ? [
        button(() => edit(id, bodyOf(type, content) ?? ''), {}, 'Edit'),
        button(() => onMessage('DELETE', id), {}, 'Delete'),
      ]
    : []
  return make('div', { className: 'row actions' }, reply, react('👍'), react('❤️'), ...onPhone)
}

/** Changes a message that the business sent from its phone. */
async function onMessage(method, id, body) {
  await control(method, `/numbers/${state.number}/phone/messages/${encodeURIComponent(id)}`, body)
  await refresh()
}

function edit(id, text) {
  replyTo(undefined)
  writeAs('business')
  $('#type').value = 'text'
  showParts()
  state.editing = id
  $('#answering').hidden = false
  $('#answering span').textContent = 'Edits one message.'
  $('#text').value = text
  $('#text').focus()
}

function replyTo(id) {
  state.replyTo = id
  state.editing = undefined
  $('#answering').hidden = id === undefined
  $('#answering span').textContent = 'Replies to one message.'
  if (id !== undefined) $('#text').focus()
}

async function write(message, asBusiness = isBusiness()) {
  $('#problem').textContent = ''
  try {
    if (state.group !== undefined) {
      const path = `/groups/${encodeURIComponent(state.group)}/messages`
      await control('POST', path, { from: $('#member').value, ...message })
    } else if (asBusiness && state.editing !== undefined) {
      await onMessage('PATCH', state.editing, { text: message.text?.body ?? '' })
    } else {
      const path = `/numbers/${state.number}${asBusiness ? '/phone' : ''}/messages`
      await control('POST', path, { [asBusiness ? 'to' : 'from']: state.customer, ...message })
    }
    await refresh()
    return true
  } catch (error) {
    $('#problem').textContent = error.message
    return false
  }
}

function choose(customer) {
  open({ customer })
  foldOnPhones()
}

/** Opens the conversation with a customer, or a group. */
function open({ customer, group }) {
  state.customer = customer
  state.group = group
  $('#problem').textContent = ''
  replyTo(undefined)
  refresh()
}

async function fileMessage() {
  const [file] = $('#file').files
  if (file === undefined) throw new Error('Choose a file first.')
  const kind = file.type.split('/')[0]
  const type = ['image', 'video', 'audio'].includes(kind) ? kind : 'document'
  const caption = $('#caption').value
  const content = {
    base64: await base64Of(file),
    mime_type: file.type || 'application/octet-stream',
    ...(caption !== '' && type !== 'audio' && { caption }),
    ...(type === 'document' && { filename: file.name }),
  }
  return { type, [type]: content }
}

function base64Of(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

function showParts() {
  for (const part of document.querySelectorAll('[data-for]')) part.hidden = part.dataset.for !== $('#type').value
}

const composers = {
  text() {
    const body = $('#text').value
    if (body.trim() === '') throw new Error('Write something first.')
    return { type: 'text', text: { body } }
  },
  file: fileMessage,
  location: () => ({
    type: 'location',
    location: { latitude: Number($('#latitude').value), longitude: Number($('#longitude').value) },
  }),
  contacts() {
    const phone = numberIn('#contact-phone')
    return {
      type: 'contacts',
      contacts: [{ name: { formatted_name: $('#contact-name').value }, phones: [{ phone }] }],
    }
  },
  'own-number'() {
    const digits = numberIn('#own-number').replaceAll(/\D/g, '')
    const phones = [{ phone: `+${digits}`, wa_id: digits, type: 'MOBILE' }]
    return { type: 'contacts', contacts: [{ origin: 'contact_request', name: { formatted_name: state.name }, phones }] }
  },
}

function numberIn(field) {
  const problem = problemOfNumber($(field).value)
  showProblem(field, problem)
  if (problem !== '') throw new Error(problem)
  return $(field).value
}

$('#composer').addEventListener('submit', async (event) => {
  event.preventDefault()
  try {
    const message = await composers[$('#type').value]()
    const context = state.replyTo === undefined ? {} : { context: { id: state.replyTo } }
    if (!(await write({ ...message, ...context }))) return
    for (const field of ['#text', '#file', '#caption']) $(field).value = ''
    replyTo(undefined)
  } catch (error) {
    $('#problem').textContent = error.message
  }
})
$('#text').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  $('#composer').requestSubmit()
})
$('#type').addEventListener('change', showParts)
$('#writer').addEventListener('change', () => {
  replyTo(undefined)
  writeAs($('#writer').value)
})
$('#naming').addEventListener('submit', async (event) => {
  event.preventDefault()
  const name = $('#contact-label').value.trim()
  if (name === '') return
  await control('POST', `/numbers/${state.number}/phone/contacts`, { contacts: [{ number: state.customer, name }] })
  $('#contact-label').value = ''
  $('#phone-done').textContent = `${name} is in the address book.`
})
$('#send-history').addEventListener('click', async () => {
  await control('POST', `/numbers/${state.number}/phone/history`)
  $('#phone-done').textContent = $('#share-history').checked
    ? 'The history is being sent.'
    : 'The history was declined.'
})
$('#answering button').addEventListener('click', () => replyTo(undefined))
$('#number').addEventListener('change', () => {
  state.number = $('#number').value
  state.customer = undefined
  state.group = undefined
  replyTo(undefined)
  $('#composer').hidden = true
  $('#customer').hidden = true
  $('#messages').replaceChildren()
  $('#messages').dataset.version = ''
  $('#conversation-title').textContent = 'No conversation is open'
  refresh()
})
$('#new-customer').addEventListener('submit', (event) => {
  event.preventDefault()
  const typed = $('#new-id').value.trim()
  const problem = problemOfCustomer(typed)
  showProblem('#new-id', problem)
  if (problem !== '') return $('#new-id').focus()
  open({ customer: /^[A-Z]/.test(typed) ? typed : typed.replaceAll(/\D/g, '') })
  $('#new-id').value = ''
  foldOnPhones()
  $('#text').focus()
})
for (const [field, problemOf] of [
  ['#new-id', problemOfCustomer],
  ['#contact-phone', problemOfNumber],
  ['#own-number', problemOfNumber],
]) {
  const check = (isTyping) => showProblem(field, $(field).value === '' ? '' : problemOf($(field).value, isTyping))
  $(field).addEventListener('input', () => check(true))
  $(field).addEventListener('change', () => check(false))
}

function showProblem(field, problem) {
  $(field).setAttribute('aria-invalid', String(problem !== ''))
  if ($(`${field}-problem`).textContent !== problem) $(`${field}-problem`).textContent = problem
}

/** On a phone, the conversation comes first: the lists beside it are folded. */
function foldOnPhones() {
  if (!matchMedia('(max-width: 60rem)').matches) return
  for (const fold of document.querySelectorAll('.fold')) fold.open = false
}

async function showErrors() {
  const errors = await control('GET', '/errors')
  const options = Object.entries(errors).map(([code, message]) =>
    make('option', { value: code }, `${code} · ${message}`),
  )
  $('#fault-code').replaceChildren(...options)
  $('#fault-code').value = '131026'
}

const faultsWithCode = ['error', 'fail_later']
$('#fault-kind').addEventListener('change', () => {
  $('#fault-code-part').hidden = !faultsWithCode.includes($('#fault-kind').value)
})
$('#preference').addEventListener('click', async () => {
  await control('POST', `/numbers/${state.number}/preferences`, {
    from: state.customer,
    value: $('#preference').dataset.value,
  })
  refresh()
})
$('#fault').addEventListener('submit', async (event) => {
  event.preventDefault()
  const kind = $('#fault-kind').value
  const ms = kind === 'delay' ? 5000 : undefined
  const code = faultsWithCode.includes(kind) ? Number($('#fault-code').value) : undefined
  await control('POST', '/faults', { kind, path: '/messages', ms, code })
  $('#armed').textContent = `The next send has this fault: ${$('#fault-kind').selectedOptions[0].textContent}.`
})
for (const [id, name] of [
  ['#auto-reply', 'auto_reply'],
  ['#enforce-window', 'enforce_window'],
  ['#share-history', 'share_history'],
]) {
  $(id).addEventListener('change', () => control('PUT', '/behavior', { [name]: $(id).checked }))
}

async function showBehavior() {
  const behavior = await control('GET', '/behavior')
  $('#auto-reply').checked = behavior.auto_reply
  $('#enforce-window').checked = behavior.enforce_window
  $('#share-history').checked = behavior.share_history
}

async function refresh() {
  try {
    if ($('#fault-code').options.length === 0) await showErrors()
    await Promise.all([showNumbers(), showBehavior()])
    const customers = await showCustomers()
    if (!(await groups.show())) await showConversation(customers)
  } catch (error) {
    $('#connection').textContent = `The simulator does not respond: ${error.message}`
  }
}

const groups = groupsOf({
  ...{ control, make, button, replaceWhenChanged, state, messageItem, summaryOf, scrollDown },
  open(group) {
    open(group)
    foldOnPhones()
  },
})

async function follow() {
  await refresh()
  setTimeout(follow, 1000)
}

// It scrolls, so the keyboard must reach it.
$('#messages').tabIndex = 0
foldOnPhones()
follow()
