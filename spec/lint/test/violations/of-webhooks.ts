import type { Violations } from './violation.ts'

const test = 'events/webhook.test.yaml'

export const violationsOfWebhooks: Violations = {
  'webhook-per-event-type': {
    'an event type without a webhook': {
      plant: (copy) =>
        copy.replace('openapi.yaml', '  webhook.test:\n    post: { $ref: events/webhook.test.yaml }\n', ''),
      message: 'webhook.test: this event type has no webhook: add one to `webhooks`.',
    },
    'a webhook without an event type': {
      plant: (copy) => copy.replace('shared/schemas/AnyEventType.yaml', '  - webhook.test\n', ''),
      message: 'webhook.test: this webhook is not an event type: add it to AnyEventType, or remove it.',
      file: 'openapi.yaml',
    },
    'an event type that requests do not know': {
      plant: (copy) => copy.replace('shared/schemas/EventType.yaml', '  - webhook.test\n', ''),
      message: 'EventType and AnyEventType must list the same event types.',
      file: 'openapi.yaml',
    },
    'a webhook in the file of another': {
      plant: (copy) => copy.replace('openapi.yaml', 'events/webhook.test.yaml', 'events/contact.deleted.yaml'),
      message: 'webhook.test: write this webhook as post: { $ref: events/webhook.test.yaml }.',
    },
    'a payload of another type': {
      plant: (copy) =>
        copy.replace('events/schemas/WebhookTestEvent.yaml', 'const: webhook.test', 'const: contact.deleted'),
      message: 'webhook.test: the `type` of its payload must equal its name.',
      file: 'openapi.yaml',
    },
    'a payload that is not in the union': {
      plant: (copy) => copy.replace('events/schemas/WebhookEvent.yaml', '  - $ref: WebhookTestEvent.yaml\n', ''),
      message: 'webhook.test: add its payload WebhookTestEvent to WebhookEvent.',
      file: 'openapi.yaml',
    },
    'a member of the union without a webhook': {
      plant(copy) {
        const file = 'events/schemas/WebhookEvent.yaml'
        copy.replace(
          file,
          '  - $ref: WebhookTestEvent.yaml\n',
          '  - $ref: WebhookTestEvent.yaml\n  - $ref: EventEnvelope.yaml\n',
        )
      },
      message: 'EventEnvelope: no webhook sends this: remove it from WebhookEvent, or add its webhook.',
      file: 'openapi.yaml',
    },
  },
  'webhook-request': {
    'a webhook without the signature headers': {
      plant: (copy) => copy.replace(test, '  - $ref: parameters/WebhookSignature.yaml\n', ''),
      message: 'webhook.test: its parameters must be WebhookId, WebhookTimestamp, WebhookSignature, by $ref.',
    },
    'a webhook without the response 410': {
      plant: (copy) => copy.replace(test, '  "410": { $ref: responses/EventsUnwanted.yaml }\n', ''),
      message: 'webhook.test: its responses must be 2XX: EventTaken and 410: EventsUnwanted, by $ref.',
    },
    'a webhook with authentication': {
      plant: (copy) => copy.replace(test, 'security: []\n', ''),
      message: 'webhook.test: add `security: []`: receivers have no key.',
    },
    'a webhook of another tag': {
      plant: (copy) => copy.replace(test, 'tags: [webhooks]', 'tags: [meta]'),
      message: 'webhook.test: its tag must be webhooks.',
    },
    'a webhook with another operationId': {
      alone: true,
      plant: (copy) => copy.replace(test, 'operationId: handleWebhookTestEvent', 'operationId: getWebhookTestEvent'),
      message: 'webhook.test: its operationId must be handleWebhookTestEvent.',
    },
  },
}
