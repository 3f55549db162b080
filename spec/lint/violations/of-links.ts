import type { Violation } from './violation.ts'

const createLabel = 'resources/labels/createLabel.yaml'
const createSecret = 'resources/webhook-subscriptions/createWebhookSecret.yaml'
const getLink = /( {6}getLabel:\n {8}operationId: )getLabel\n/

export const violationsOfLinks: Violation[] = [
  {
    rule: 'creates-link-on',
    what: 'a create without a link to what reads',
    plant: (copy) => copy.write(createLabel, copy.read(createLabel).replace(getLink, '$1listLabels\n')),
    message: 'createLabel: link the response 201 to getLabel.',
    file: createLabel,
  },
  {
    rule: 'creates-link-on',
    what: 'a replay without any link',
    plant(copy) {
      const file = 'resources/webhook-deliveries/replayWebhookDelivery.yaml'
      copy.write(file, copy.read(file).replace(/ {4}links:\n(?: {6}.*\n)+/, ''))
    },
    message: 'replayWebhookDelivery: link the response 202 to getWebhookDelivery.',
    file: 'resources/webhook-deliveries/replayWebhookDelivery.yaml',
  },
  {
    rule: 'links-resolve',
    what: 'a link to an operation that does not exist',
    plant: (copy) => copy.write(createLabel, copy.read(createLabel).replace(getLink, '$1showLabel\n')),
    message: 'createLabel: the link getLabel leads to showLabel, which does not exist.',
    file: createLabel,
  },
  {
    rule: 'links-resolve',
    what: 'a link that gives too little',
    plant: (copy) => copy.replace(createSecret, '          secret_id: $response.body#/data/id\n', ''),
    message: 'createWebhookSecret: the link deleteWebhookSecret lacks secret_id, which deleteWebhookSecret requires.',
    file: createSecret,
  },
  {
    rule: 'links-resolve',
    what: 'a link that gives what is not taken',
    plant: (copy) => copy.replace(createSecret, '          secret_id: $response', '          secret: $response'),
    message: 'createWebhookSecret: the link deleteWebhookSecret gives secret, which deleteWebhookSecret does not take.',
    file: createSecret,
  },
  {
    rule: 'links-resolve',
    what: 'a value that answers may lack',
    plant(copy) {
      const file = 'resources/webhook-subscriptions/schemas/CreatedWebhookSecret.yaml'
      copy.replace(file, 'required: [id, object', 'required: [object')
    },
    message: 'createWebhookSecret: the link deleteWebhookSecret takes $response.body#/data/id, which is not there.',
    file: createSecret,
  },
  ...[
    ['a field that no answer has', '$response.body#/data/secret_id'],
    ['a parameter that the operation does not have', '$request.path.phone_number_id'],
    ['a header that the response does not have', '$response.header.ETag'],
    ['no expression', 'response.body#/data/id'],
  ].map(([what, expression]) => ({
    rule: 'links-resolve',
    what: `a value that is ${what}`,
    plant: (copy: Parameters<Violation['plant']>[0]) =>
      copy.replace(createSecret, 'secret_id: $response.body#/data/id', `secret_id: ${expression}`),
    message: `createWebhookSecret: the link deleteWebhookSecret takes ${expression}, which is not there.`,
    file: createSecret,
  })),
]
