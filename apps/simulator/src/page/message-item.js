import { answer, send } from './composer.js'
import { pathOf } from './control.js'
import { button, make } from './dom.js'
import { bodyOf, mediaOf } from './show-content.js'
import { scrollDown, state } from './state.js'

/** A message as an item of the list. */
export function messageItem(entry) {
  const { direction, at, type, content, status, errorCode, deleted, reached } = entry
  const media = mediaOf(type, content)
  const statusText = status === 'failed' ? `failed (${errorCode})` : status
  const item = make(
    'li',
    { className: direction },
    make('p', { className: 'who' }, writerOf(entry)),
    content.context?.id ? make('p', { className: 'hint' }, 'in reply to an earlier message') : undefined,
    media?.id ? fileOf(type, media) : undefined,
    media?.link
      ? make('p', {}, make('a', { href: media.link, rel: 'noreferrer', target: '_blank' }, media.link))
      : undefined,
    make('p', { className: 'body' }, deleted ? 'Deleted' : (bodyOf(type, content) ?? (media ? '' : type))),
    ...choicesOf(entry),
    make('p', { className: 'hint' }, `${new Date(at).toLocaleTimeString()} · ${statusText}`),
    reached?.length > 0
      ? make('p', { className: 'hint' }, reached.map((each) => `${each.name}: ${each.status}`).join(' · '))
      : undefined,
  )
  // Whoever received a message can answer it; the business only on its phone.
  const mayAnswer = direction === 'outbound' || (state.phoneNumber?.inBusinessApp && state.group === undefined)
  if (mayAnswer && !deleted) item.append(actionsOn(entry))
  return item
}

function writerOf({ direction, fromPhone, member }) {
  if (direction === 'inbound') return member?.name ?? 'Customer'
  return fromPhone ? 'Business, on its phone' : 'Business'
}

function fileOf(type, { id, filename, mime_type }) {
  const src = `/_control${pathOf('media', id)}`
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
    button(() => send({ type: 'interactive', interactive, context: { id } }), {}, title),
  )
  if (action?.name === 'request_contact_info')
    choices.push(button(() => answer(id, false, 'own-number'), {}, 'Share my number'))
  return choices.length === 0 ? [] : [make('div', { className: 'row' }, ...choices)]
}

function actionsOn({ id, direction }) {
  const asBusiness = direction === 'inbound'
  const react = (emoji) => {
    const label = `React with ${emoji}`
    const onclick = () => send({ type: 'reaction', reaction: { message_id: id, emoji } }, asBusiness)
    return button(onclick, { title: label, ariaLabel: label }, emoji)
  }
  const reply = button(() => answer(id, asBusiness, 'text'), {}, 'Reply')
  return make('div', { className: 'row actions' }, reply, react('👍'), react('❤️'))
}
