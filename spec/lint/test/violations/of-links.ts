import type { Violation, Violations } from './violation.ts'

const createLabel = 'resources/labels/createLabel.yaml'
const attach = 'resources/contacts/attachContactLabel.yaml'
const getLink = /( {6}getLabel:\n {8}operationId: )getLabel\n/

export const violationsOfLinks: Violations = {
  'creates-link-on': {
    'a create without a link to the get operation': {
      plant: (copy) => copy.write(createLabel, copy.read(createLabel).replace(getLink, '$1listLabels\n')),
      message: 'createLabel: link the response 201 to getLabel.',
    },
    'a create without any link': {
      plant: (copy) => copy.write(createLabel, copy.read(createLabel).replace(/ {4}links:\n(?: {6}.*\n)+/, '')),
      message: 'createLabel: link the response 201 to deleteLabel.',
    },
  },
  'links-resolve': {
    'a link to an operation that does not exist': {
      plant: (copy) => copy.write(createLabel, copy.read(createLabel).replace(getLink, '$1showLabel\n')),
      message: 'createLabel: the link getLabel leads to showLabel, which does not exist.',
    },
    'a link without a required parameter': {
      plant: (copy) => copy.replace(attach, '          id: $request.path.id\n', ''),
      message: 'attachContactLabel: the link detachContactLabel lacks id, which detachContactLabel requires.',
    },
    'a link with an unknown parameter': {
      plant: (copy) => copy.replace(attach, '          label_id: $response', '          label: $response'),
      message: 'attachContactLabel: the link detachContactLabel gives label, which detachContactLabel does not take.',
    },
    'a value that is optional in responses': {
      plant(copy) {
        const file = 'resources/contacts/schemas/ContactLabelLink.yaml'
        copy.replace(file, 'required: [contact_id, label_id, attached]', 'required: [contact_id, attached]')
      },
      message:
        'attachContactLabel: the link detachContactLabel takes $response.body#/data/label_id, which does not exist.',
      file: attach,
    },
    'a value that is a field that no response has': unknownValue('$response.body#/data/id'),
    'a value that is a parameter that the operation does not have': unknownValue('$request.path.label_id'),
    'a value that is a header that the response does not have': unknownValue('$response.header.ETag'),
    'a value that is no expression': unknownValue('response.body#/data/id'),
  },
}

function unknownValue(expression: string): Violation {
  return {
    plant: (copy) => copy.replace(attach, 'label_id: $response.body#/data/label_id', `label_id: ${expression}`),
    message: `attachContactLabel: the link detachContactLabel takes ${expression}, which does not exist.`,
  }
}
