import type { Violation } from './violation.ts'

const test = 'events/webhook.test.yaml'

export const violationsOfWebhooks: Violation[] = [
  {
    rule: 'webhook-per-event-type',
    what: 'an event type without a webhook',
    plant: (copy) =>
      copy.replace('openapi.yaml', '  webhook.test:\n    post: { $ref: events/webhook.test.yaml }\n', ''),
    message: 'webhook.test: this event type has no webhook; add it to `webhooks`.',
    file: 'openapi.yaml',
  },
  {
    rule: 'webhook-per-event-type',
    what: 'a webhook without an event type',
    plant: (copy) => copy.replace('shared/schemas/EventType.yaml', '  - webhook.test\n', ''),
    message: 'webhook.test: this webhook is no event type; add it to EventType, or take it out.',
    file: 'openapi.yaml',
  },
  {
    rule: 'webhook-per-event-type',
    what: 'a webhook in the file of another',
    plant: (copy) => copy.replace('openapi.yaml', 'events/webhook.test.yaml', 'events/contact.deleted.yaml'),
    message: 'webhook.test: write this webhook as post: { $ref: events/webhook.test.yaml }.',
    file: 'openapi.yaml',
  },
  {
    rule: 'webhook-per-event-type',
    what: 'a payload of another type',
    plant: (copy) =>
      copy.replace('events/schemas/WebhookTestEvent.yaml', 'const: webhook.test', 'const: contact.deleted'),
    message: 'webhook.test: its payload has to have this very `type`.',
    file: 'openapi.yaml',
  },
  {
    rule: 'webhook-per-event-type',
    what: 'a payload that is not in the union',
    plant: (copy) => copy.replace('events/schemas/WebhookEvent.yaml', '  - $ref: WebhookTestEvent.yaml\n', ''),
    message: 'webhook.test: add its payload WebhookTestEvent to WebhookEvent.',
    file: 'openapi.yaml',
  },
  {
    rule: 'webhook-per-event-type',
    what: 'a member of the union that nothing sends',
    plant(copy) {
      const file = 'events/schemas/WebhookEvent.yaml'
      copy.replace(
        file,
        '  - $ref: WebhookTestEvent.yaml\n',
        '  - $ref: WebhookTestEvent.yaml\n  - $ref: EventEnvelope.yaml\n',
      )
    },
    message: 'EventEnvelope: no webhook sends this; take it out of WebhookEvent, or add its webhook.',
    file: 'openapi.yaml',
  },
  {
    rule: 'webhook-request',
    what: 'a webhook that is not signed',
    plant: (copy) => copy.replace(test, '  - $ref: parameters/WebhookSignature.yaml\n', ''),
    message: 'webhook.test: its parameters have to be WebhookId, WebhookTimestamp, WebhookSignature, by $ref.',
    file: test,
  },
  {
    rule: 'webhook-request',
    what: 'a webhook that cannot be stopped',
    plant: (copy) => copy.replace(test, '  "410": { $ref: responses/EventsUnwanted.yaml }\n', ''),
    message: 'webhook.test: its responses have to be 2XX: EventTaken and 410: EventsUnwanted, by $ref.',
    file: test,
  },
  {
    rule: 'webhook-request',
    what: 'a webhook that takes a key',
    plant: (copy) => copy.replace(test, 'security: []\n', ''),
    message: 'webhook.test: add `security: []`: receivers have no key.',
    file: test,
  },
  {
    rule: 'webhook-request',
    what: 'a webhook of another tag',
    plant: (copy) => copy.replace(test, 'tags: [events]', 'tags: [meta]'),
    message: 'webhook.test: its tag has to be events.',
    file: test,
  },
  {
    rule: 'webhook-request',
    what: 'a webhook with another operationId',
    alone: true,
    plant: (copy) => copy.replace(test, 'operationId: handleWebhookTestEvent', 'operationId: getWebhookTestEvent'),
    message: 'webhook.test: its operationId has to be handleWebhookTestEvent: handle, and the name of its payload.',
    file: test,
  },
]
