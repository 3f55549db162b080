const files = ['image', 'video', 'audio', 'document', 'sticker']

/** The file of a message, if it is one. */
export function mediaOf(type, content) {
  return files.includes(type) ? content[type] : undefined
}

/** What a message says, as text; undefined when it says nothing. */
export function bodyOf(type, content) {
  const value = content[type]
  // Whoever controls the simulator may have customers write what is no message.
  if (typeof value !== 'object' || value === null) return undefined
  switch (type) {
    case 'text':
      return value.body
    case 'location':
      return `📍 ${value.name ?? ''} ${value.latitude}, ${value.longitude}`
    case 'contacts':
      return [value]
        .flat()
        .map(({ name, phones }) => `👤 ${name?.formatted_name ?? ''} ${phones?.[0]?.phone ?? ''}`)
        .join('\n')
    case 'reaction':
      return value.emoji ? `Reacted with ${value.emoji}` : 'Took a reaction back'
    case 'interactive':
      return value.body?.text ?? value.button_reply?.title ?? value.list_reply?.title
    case 'template':
      return `Template ${value.name} (${value.language?.code})${parametersOf(value)}`
    case 'system':
      return value.body
    default:
      return value?.caption
  }
}

function parametersOf({ components = [] }) {
  const texts = components.flatMap(({ parameters = [] }) => parameters.map(({ text }) => text)).filter(Boolean)
  return texts.length === 0 ? '' : `: ${texts.join(', ')}`
}
