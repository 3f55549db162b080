import { operationVerbs } from '../../rules/operation-id-verb.ts'
import type { Violations } from './violation.ts'

const getLabel = 'resources/labels/getLabel.yaml'
const createLabel = 'resources/labels/createLabel.yaml'
const label = 'resources/labels'

export const violationsOfNames: Violations = {
  'operation-id-verb': {
    'an operationId with an unlisted verb': {
      alone: true,
      plant(copy) {
        copy.write(
          `${label}/fetchLabel.yaml`,
          copy.read(getLabel).replace('operationId: getLabel', 'operationId: fetchLabel'),
        )
        copy.replace('openapi.yaml', 'labels/getLabel', 'labels/fetchLabel')
      },
      message: `fetchLabel: begin the operationId with one of ${operationVerbs.join(' ')}, then a noun, such as getContact.`,
      file: `${label}/fetchLabel.yaml`,
    },
  },
  'one-operation-a-file': {
    'a file that is not named like its operation': {
      plant: (copy) => copy.replace(getLabel, 'operationId: getLabel', 'operationId: getTag'),
      message:
        'getTag: move this operation to spec/resources/labels/getTag.yaml: its tag and operationId give the path.',
    },
  },
  'component-file-name': {
    'a component that is part of a file': {
      plant: (copy) =>
        copy.replace(getLabel, 'schemas/LabelResponse.yaml', '"schemas/LabelResponse.yaml#/properties/data"'),
      message:
        'schemas/LabelResponse.yaml#/properties/data: refer to a whole file. Move the schema to schemas/<Name>.yaml.',
    },
    'a component that is not in PascalCase': {
      plant(copy) {
        copy.write(`${label}/schemas/label-answer.yaml`, copy.read(`${label}/schemas/LabelResponse.yaml`))
        copy.replace(getLabel, 'schemas/LabelResponse.yaml', 'schemas/label-answer.yaml')
      },
      message: "schemas/label-answer.yaml: name this schema's file schemas/<NameInPascalCase>.yaml.",
      file: getLabel,
    },
  },
  'no-orphan-files': {
    'an unused example': {
      plant: (copy) => copy.replace(createLabel, '        by_name: { $ref: examples/CreateLabelByName.yaml }\n', ''),
      message: 'spec/resources/labels/examples/CreateLabelByName.yaml is not used: reference it, or delete it.',
      file: 'openapi.yaml',
    },
  },
  'root-paths-first': {
    'a root path at the end': {
      plant(copy) {
        const block = '  /v1/me:\n    get: { $ref: resources/meta/getMe.yaml }\n'
        copy.replace('openapi.yaml', block, '')
        copy.replace('openapi.yaml', 'webhooks:\n', `${block}webhooks:\n`)
      },
      message: 'Move /v1/me above /v1/{phone_number_id}/contacts: root paths come first.',
    },
  },
  'twins-in-account': {
    'a twin without the suffix': {
      plant(copy) {
        const file = 'resources/contacts/bulkLabelContactsInAccount.yaml'
        copy.replace(file, 'operationId: bulkLabelContactsInAccount', 'operationId: bulkLabelAccountContacts')
      },
      message:
        'bulkLabelAccountContacts: rename it bulkLabelContactsInAccount: it is the phone-scoped twin of bulkLabelContacts.',
      file: 'openapi.yaml',
    },
    'the suffix without a twin': {
      plant: (copy) =>
        copy.replace(
          'resources/contacts/getContact.yaml',
          'operationId: getContact',
          'operationId: getContactInAccount',
        ),
      message: 'getContactInAccount: rename it getContact: it has no twin at the root.',
      file: 'openapi.yaml',
    },
  },
  'session-role': {
    'a public operation with a role': {
      plant: (copy) => copy.replace(getLabel, 'tags: [labels]\n', 'tags: [labels]\nx-role: member\n'),
      message:
        'getLabel: remove x-role: customers know no roles. Its role is in x-public-operations of spec/dashboard.yaml.',
    },
  },
}
