// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of the source
/** A defect of the service: `find`, which occurs once in `file` of packages/core/src, is replaced. */
export interface Fault {
  /** The scenario that must fail: its group and its title. */
  readonly finds: string
  readonly file: string
  readonly find: string
  readonly replace: string
}

const resource = (file: string) => `resources/${file}.ts`

/** A filter of a list that is ignored. The value must remain in the statement, or PostgreSQL could not tell its type. */
function ignored(list: string, filter: string, file: string, condition: string): Fault {
  const replace = `${filter}: (param) => \`\${param}::text IS NOT NULL\``
  return {
    finds: `${list}: filters by ${filter}`,
    file: resource(file),
    find: `${filter}: (param) => \`${condition}\``,
    replace,
  }
}

/** A field that is not written. */
function unsaved(
  operation: string,
  field: string,
  file: string,
  [find, replace]: [find: string, replace: string],
): Fault {
  return { finds: `${operation}: saves ${field}`, file: resource(file), find, replace }
}

/** An error that names another param. */
function misnamed(scenario: string, file: string, [find, replace]: [find: string, replace: string]): Fault {
  return { finds: scenario, file, find, replace }
}

const filters: readonly Fault[] = [
  ignored('listContacts', 'phone_number', 'contacts/list-contacts', 'contact.phone_number = ${param}'),
  ignored('listContacts', 'username', 'contacts/list-contacts', 'lower(contact.username) = lower(${param})'),
  ignored('listContacts', 'label_id', 'contacts/list-contacts', 'link.label_id = ${param}'),
  ignored('listContacts', 'bsuid', 'contacts/list-contacts', 'contact.bsuid = ${param}'),
  {
    finds: 'listContacts: filters by search',
    file: resource('contacts/search-page'),
    find: 'contact.searched LIKE (SELECT pattern FROM search)',
    replace: 'true',
  },
  {
    finds: 'listConversations: filters by status',
    file: resource('conversations/list-ranges'),
    find: '` AND ${source.status} = ${params.status}`',
    replace: '` AND ${params.status}::text IS NOT NULL`',
  },
  ignored(
    'listConversations',
    'assigned_to',
    'conversations/list-conversations',
    'conversation.assigned_to = ${param}',
  ),
  ignored('listConversations', 'label_id', 'conversations/list-conversations', 'link.label_id = ${param}'),
  ignored('listConversations', 'contact_id', 'conversations/list-conversations', 'conversation.contact_id = ${param}'),
  ignored(
    'listConversations',
    'unread',
    'conversations/list-conversations',
    '(conversation.unread_count > 0) = ${param}::boolean',
  ),
  {
    finds: 'listConversations: filters by updated_since',
    file: resource('conversations/list-ranges'),
    find: '` AND ${source.timestamp.updated_at} >= ${since}`',
    replace: '` AND ${since}::timestamptz IS NOT NULL`',
  },
  ignored('listMessages', 'conversation_id', 'messages/list-messages', 'conversation_id = ${param}'),
  ignored('listMessages', 'direction', 'messages/list-messages', 'direction = ${param}'),
  ignored('listMessages', 'status', 'messages/list-messages', 'status = ${param}'),
  {
    finds: 'listMessages: filters by created_after',
    file: resource('messages/list-messages'),
    find: "created_after === undefined ? '-infinity' : toTimestamp(created_after)",
    replace: "'-infinity'",
  },
  {
    finds: 'listMessages: filters by created_before',
    file: resource('messages/list-messages'),
    find: "created_before === undefined ? 'infinity' : toTimestamp(created_before)",
    replace: "'infinity'",
  },
  ignored('listTemplates', 'name', 'templates/list-templates', 'template.name = ${param}'),
  ignored('listTemplates', 'status', 'templates/list-templates', 'template.status = ${param}'),
  ignored('listTemplates', 'category', 'templates/list-templates', 'template.category = ${param}'),
  ignored('listTemplates', 'language', 'templates/list-templates', 'template.language = ${param}'),
  ignored(
    'listWebhookDeliveries',
    'subscription_id',
    'webhook-deliveries/list-webhook-deliveries',
    'subscription_id = ${param}',
  ),
  ignored('listWebhookDeliveries', 'status', 'webhook-deliveries/list-webhook-deliveries', 'status = ${param}'),
  ignored('listWebhookDeliveries', 'event_type', 'webhook-deliveries/list-webhook-deliveries', 'event_type = ${param}'),
  ignored('listWebhookDeliveries', 'event_id', 'webhook-deliveries/list-webhook-deliveries', 'event_id = ${param}'),
  ignored('listAccounts', 'customer_id', 'accounts/list-accounts', 'account.customer_id = ${param}'),
  ignored('listAccounts', 'status', 'accounts/list-accounts', '(${shownStatus}) = ${param}'),
  ignored(
    'listSavedReplies',
    'shortcut',
    'saved-replies/list-saved-replies',
    'search_text(shortcut) = search_text(${param})',
  ),
  ignored('listLabels', 'team_id', 'labels/list-labels', 'team_id = ${param}'),
]

const orders: readonly Fault[] = [
  {
    finds: 'listCustomers: is ordered by created_at, id',
    file: 'mechanisms/pagination/newest-first.ts',
    find: 'ORDER BY ${created_at} DESC, ${id} DESC',
    replace: "ORDER BY ${created_at} ${name === 'list_customers' ? 'ASC' : 'DESC'}, ${id} DESC",
  },
  {
    finds: 'listSetupLinks: is ordered by created_at, id',
    file: resource('setup-links/list-setup-links'),
    find: 'ORDER BY link.created_at DESC, link.id DESC',
    replace: 'ORDER BY link.created_at, link.id',
  },
  {
    finds: 'listConversations: is ordered by updated_at, id with updated_since',
    file: resource('conversations/list-conversations'),
    find: "order: 'updated_at', since",
    replace: "order: 'last_message_at', since",
  },
]

const cursors: readonly Fault[] = [
  {
    finds: 'listUsers: rejects the cursor of another list',
    file: 'mechanisms/pagination/cursor.ts',
    find: 'return [list, scope.organizationId,',
    replace: "return ['', scope.organizationId,",
  },
  {
    finds: 'listContacts: rejects the cursor of the list without label_id',
    file: resource('contacts/list-contacts'),
    find: "{ list: 'listContacts', account, filters: textsOf(filters) }",
    replace: "{ list: 'listContacts', account, filters: {} }",
  },
  {
    finds: 'listWebhookSubscriptions: returns every page by its cursors',
    file: 'mechanisms/pagination/page.ts',
    find: 'found.length > size ? shown.at(-1) : undefined',
    replace: "found.length > size ? (binding.list === 'listWebhookSubscriptions' ? found : shown).at(-1) : undefined",
  },
]

const fields: readonly Fault[] = [
  unsaved('updateContact', 'email', 'contacts/update-contact', [
    'changesTo(row, body)',
    'changesTo(row, { ...body, email: undefined })',
  ]),
  unsaved('updateConversation', 'assigned_to', 'conversations/update-conversation', [
    'assigned_to: user.id,',
    'assigned_to: null,',
  ]),
  unsaved('updateLabel', 'color', 'labels/update-label', [
    'columns.values(next)',
    'columns.values({ ...next, color: row.color })',
  ]),
  unsaved('updateCustomer', 'metadata', 'customers/update-customer', [
    'columns.values(next)',
    'columns.values({ ...next, metadata: row.metadata })',
  ]),
  unsaved('updateWebhookSubscription', 'description', 'webhook-subscriptions/update-webhook-subscription', [
    'columns.values(next)',
    'columns.values({ ...next, description: row.description })',
  ]),
  unsaved('createContact', 'name', 'contacts/create-contact', [
    'name, username: null, email, metadata }\n  const insert =',
    'name: null, email, metadata }\n  const insert =',
  ]),
  unsaved('createCustomer', 'external_id', 'customers/create-customer', [
    '{ name, external_id, metadata })',
    '{ name, external_id: null, metadata })',
  ]),
  unsaved('createSetupLink', 'failure_redirect_url', 'setup-links/create-setup-link', [
    'columns.values({ success_redirect_url, failure_redirect_url })',
    'columns.values({ success_redirect_url, failure_redirect_url: success_redirect_url })',
  ]),
  unsaved('createWebhookSubscription', 'customer_id', 'webhook-subscriptions/create-webhook-subscription', [
    'columns.values(values)',
    'columns.values({ ...values, customer_id: null })',
  ]),
  unsaved('sendMessage', 'client_reference', 'messages/send-message', [
    'clientReference: client_reference,',
    'clientReference: null,',
  ]),
  {
    finds: 'updateContact: clears username',
    file: 'mechanisms/fields/changes-to.ts',
    find: 'given[field] !== undefined &&',
    replace: "given[field] !== undefined && !(field === 'username' && given[field] === null) &&",
  },
]

const params: readonly Fault[] = [
  misnamed(
    'createContactInAccount: rejects an invalid phone_number and names it',
    resource('contacts/create-contact'),
    ["requirePhoneNumber(given.phone_number, 'phone_number')", "requirePhoneNumber(given.phone_number, 'phone')"],
  ),
  misnamed('listContacts: rejects an invalid phone_number and names it', resource('contacts/list-contacts'), [
    "requirePhoneNumber(filters.phone_number, 'phone_number')",
    "requirePhoneNumber(filters.phone_number, 'number')",
  ]),
  misnamed('labels: rejects a name that another label of the team has', resource('labels/find-label'), [
    "invalidField('name',",
    "invalidField('label',",
  ]),
  misnamed(
    'webhook deliveries: returns 404 for a bulk replay to an unknown subscription',
    resource('webhook-deliveries/bulk-replay-webhook-deliveries'),
    ["notFound('subscription_id',", "notFound('id',"],
  ),
]

export const faults: readonly Fault[] = [...filters, ...orders, ...cursors, ...fields, ...params]
