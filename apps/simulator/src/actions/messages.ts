import { type Action, anyJson, type Example, inDays, is, oneOf, someText } from './action.ts'

const both = { onPhone: true } as const

export const messages: readonly Action[] = [
  row('text', 'a text', { text: { body: someText } }, both),
  row('file', 'a file', { file: '{file}', caption: '' }, both),
  row(
    'location',
    'a location',
    { type: is('location'), location: { latitude: 52.52, longitude: 13.405, name: '', address: '' } },
    both,
  ),
  row(
    'card',
    'a contact',
    {
      type: is('contacts'),
      contacts: [{ name: { formatted_name: 'Bo Berg' }, phones: [{ phone: '+49 151 7654321' }] }],
    },
    both,
  ),
  row(
    'reaction',
    'a reaction',
    {
      type: is('reaction'),
      reaction: { message_id: '{message}', emoji: oneOf('👍', '❤️', '😂', '') },
    },
    both,
  ),
  row('edit', 'an edit of a message', {
    type: is('edit'),
    edit: { original_message_id: '{inbound}', message: { type: is('text'), text: { body: 'What I meant: three.' } } },
  }),
  row('deletion', 'the deletion of a message', {
    type: is('revoke'),
    revoke: { original_message_id: '{inbound}' },
  }),
  row('forwarded', 'a forwarded text', {
    text: { body: 'Best rye bread in town!' },
    context: { forwarded: is(true), frequently_forwarded: false },
  }),
  row('own-number', 'their own number', {
    type: is('contacts'),
    contacts: [
      {
        origin: is('contact_request'),
        name: { formatted_name: is('{customer_name}') },
        phones: [{ phone: '+49 151 12345678', type: is('MOBILE') }],
      },
    ],
  }),
  row('profile', 'a text with another name or username', {
    text: { body: 'That is how I am called now.' },
    name: 'Ana Maria',
    username: 'ana.maria',
    parent_user_id: 'DE.ENT.4711',
  }),
  row('order', 'an order', {
    type: is('order'),
    order: {
      catalog_id: '800100200',
      text: 'For Saturday, please.',
      product_items: [{ product_retailer_id: 'rye-bread', quantity: 2, item_price: 4.5, currency: 'EUR' }],
    },
  }),
  row('product', 'a question about a product', {
    text: { body: 'Is it without nuts?' },
    context: { referred_product: { catalog_id: '800100200', product_retailer_id: 'rye-bread' } },
  }),
  row('advertisement', 'a text from an advertisement', {
    text: { body: 'Is the offer still valid?' },
    referral: {
      source_type: oneOf('ad', 'post'),
      source_id: '120210000000000',
      source_url: 'https://fb.me/rye',
      headline: 'Rye bread of the week',
      body: 'Two for one on Saturday',
      ctwa_clid: 'ARAkLkA8rmlFeiCktEJQ',
    },
  }),
  interactive('reply-button', 'a reply button', { button_reply: { id: 'yes', title: 'Yes, please' } }),
  interactive('list-row', 'a row of a list', { list_reply: { id: 'rye', title: 'Rye', description: 'dark, 1 kg' } }),
  interactive('flow', 'the response of a flow', {
    nfm_reply: { name: is('flow'), body: 'Sent', response_json: '{"flow_token":"f1","size":"large"}' },
  }),
  interactive('call-permission', 'a permission to call', {
    call_permission_reply: {
      response: oneOf('accept', 'reject'),
      response_source: is('user_action'),
      is_permanent: false,
      expiration_timestamp: inDays(7),
    },
  }),
  row('template-button', 'a button of a template', {
    type: is('button'),
    button: { text: 'Tell me more', payload: 'more' },
  }),
  row('welcome', 'the first opening of the chat', { type: is('request_welcome') }),
  row('unsupported', 'what is not supported', {
    type: is('unsupported'),
    unsupported: { type: oneOf('edit', 'poll_creation', 'event') },
    errors: is([{ code: 131051, title: 'Message type unknown', message: 'Message type unknown' }]),
  }),
  row('unreadable', 'an order that cannot be read', {
    type: is('order'),
    order: { product_items: 'two loaves' },
  }),
  row('any-message', 'any message', anyJson({ type: 'hologram', hologram: { shape: 'loaf' } })),
]

function row(name: string, title: string, body: Example, more: Pick<Action, 'onPhone'> = {}): Action {
  return { name, title, section: 'Messages', call: 'POST /{conversation}/messages', body, ...more }
}

/** @param reply the response, named after its type */
function interactive(name: string, title: string, reply: Readonly<Record<string, Example>>): Action {
  return row(name, title, { type: is('interactive'), interactive: { type: is(Object.keys(reply)[0]), ...reply } })
}
