const files = ['image', 'video', 'audio', 'document', 'sticker']

/** The file of a message, if it is one. */
export function mediaOf(type, content) {
  return files.includes(type) ? content[type] : undefined
}

/** The content of a message as text; undefined without any. */
export function bodyOf(type, content) {
  const value = content[type]
  // Through the control API, customers can send invalid content.
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
      return value.emoji ? `Reacted with ${value.emoji}` : 'Removed a reaction'
    case 'interactive':
      return (
        value.body?.text ??
        value.button_reply?.title ??
        value.list_reply?.title ??
        value.nfm_reply?.body ??
        value.call_permission_reply?.response
      )
    case 'button':
      return value.text
    case 'order':
      return `🛒 ${[value.product_items]
        .flat()
        .map((item) => (item?.product_retailer_id ? `${item.quantity} × ${item.product_retailer_id}` : item))
        .join(', ')}`
    case 'edit':
      return `Edited a message: ${bodyOf(value.message?.type, value.message ?? {}) ?? ''}`
    case 'revoke':
      return 'Deleted a message'
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
