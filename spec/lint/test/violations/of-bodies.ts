import type { Violations } from './violation.ts'

const getLabel = 'resources/labels/getLabel.yaml'
const createLabel = 'resources/labels/createLabel.yaml'
const errorCode = 'shared/schemas/ErrorCode.yaml'
const labelCreate = 'resources/labels/schemas/LabelCreate.yaml'
const label = 'resources/labels'

export const violationsOfBodies: Violations = {
  'may-grow': {
    'an unmarked union that may grow': {
      plant: (copy) => copy.replace('events/schemas/WebhookEvent.yaml', 'x-may-grow: true\n', ''),
      message: 'The description says that the set may grow: add `x-may-grow: true`.',
    },
    'a closed set that may grow': {
      plant: (copy) => copy.replace(errorCode, 'x-known-values:', 'enum:'),
      message: 'A set that may grow is no `enum`: list the values in `x-known-values`.',
    },
    'a marked set whose description does not say so': {
      plant: (copy) => copy.replace(errorCode, 'The set may grow: ', ''),
      message: 'x-known-values: add "The set may grow." to the description.',
    },
  },
  'exactly-one-of': {
    'a name that is not a property': {
      plant: (copy) =>
        copy.replace(labelCreate, 'required: [name]', 'required: [name]\nx-exactly-one-of: [color, tea]'),
      message: 'x-exactly-one-of: tea is not a property of this schema.',
    },
    'a single name': {
      plant: (copy) => copy.replace(labelCreate, 'required: [name]', 'required: [name]\nx-exactly-one-of: [color]'),
      message: 'x-exactly-one-of: list two or more different properties.',
    },
    'a property that is required': {
      plant: (copy) =>
        copy.replace(labelCreate, 'required: [name]', 'required: [name]\nx-exactly-one-of: [color, name]'),
      message: 'x-exactly-one-of: remove name from `required`: it is optional if another one is sent.',
    },
  },
  'example-per-body': {
    'a response without an example': {
      plant: (copy) => copy.write(getLabel, copy.read(getLabel).replace(/ {8}examples:\n( {10}.*\n)+/, '')),
      message: 'getLabel #/responses/200/content/application~1json: add at least one named example under `examples`.',
    },
    'an error without an example': {
      plant(copy) {
        const file = 'shared/responses/NotFound.yaml'
        copy.write(file, copy.read(file).replace(/ {4}examples:(?:.|\n)*$/, ''))
      },
      message: 'NotFound #/content/application~1json: add at least one named example under `examples`.',
    },
    'a request body without an example': {
      plant: (copy) => copy.write(createLabel, copy.read(createLabel).replace(/ {6}examples:\n( {8}.*\n)+/, '')),
      message: 'createLabel #/requestBody/content/application~1json: add at least one named example under `examples`.',
    },
    'an example without a summary': {
      plant: (copy) => copy.replace(`${label}/examples/LabelVip.yaml`, 'summary: A label\n', ''),
      message: 'getLabel #/responses/200/content/application~1json: give the example `label` a summary.',
      file: getLabel,
    },
  },
  'request-id-on-every-response': {
    'a response without the header': {
      plant: (copy) =>
        copy.replace(getLabel, '      X-Request-Id: { $ref: ../../shared/headers/XRequestId.yaml }\n', ''),
      message: 'getLabel: add the header X-Request-Id: { $ref: …/shared/headers/XRequestId.yaml }, which is required.',
    },
    'a header that is not required': {
      plant: (copy) => copy.replace('shared/headers/XRequestId.yaml', 'required: true\n', ''),
      message: 'NotFound: add the header X-Request-Id: { $ref: …/shared/headers/XRequestId.yaml }, which is required.',
      file: 'shared/responses/NotFound.yaml',
    },
  },
  'budget-headers': {
    'a rate-limited operation without the rate limit headers': {
      plant: (copy) => copy.replace(getLabel, '      RateLimit: { $ref: ../../shared/headers/RateLimit.yaml }\n', ''),
      message: 'getLabel: add the header RateLimit: x-errors has R.',
    },
  },
  'closed-request-bodies': {
    'an open request body': {
      plant: (copy) => copy.replace(`${label}/schemas/LabelCreate.yaml`, 'additionalProperties: false\n', ''),
      message: 'createLabel: close the request body: body needs `additionalProperties: false`.',
      file: createLabel,
    },
    'an open object inside a request body': {
      plant: (copy) => copy.replace('shared/schemas/Metadata.yaml', 'additionalProperties: true\n', ''),
      message: 'createContact: close the request body: body.metadata needs `additionalProperties: false`.',
      file: 'resources/contacts/createContact.yaml',
    },
    'an open object in a oneOf': {
      plant: (copy) =>
        copy.replace(
          `${label}/schemas/LabelCreate.yaml`,
          'properties:\n',
          'properties:\n  place:\n    oneOf:\n      - { type: object, description: Where., properties: { x: { type: integer, description: Right. } } }\n      - { type: "null" }\n',
        ),
      message: 'createLabel: close the request body: body.place needs `additionalProperties: false`.',
      file: createLabel,
    },
  },
  'post-takes-idempotency-key': {
    'a POST without the parameter': {
      plant: (copy) =>
        copy.replace(createLabel, 'parameters:\n  - $ref: ../../shared/parameters/IdempotencyKey.yaml\n', ''),
      message: 'createLabel: add the parameter { $ref: ../../shared/parameters/IdempotencyKey.yaml }.',
    },
    'a GET with the parameter': {
      plant: (copy) =>
        copy.replace(
          getLabel,
          'parameters/LabelId.yaml',
          'parameters/LabelId.yaml\n  - $ref: ../../shared/parameters/IdempotencyKey.yaml',
        ),
      message:
        'getLabel: only a POST takes it: remove the parameter { $ref: ../../shared/parameters/IdempotencyKey.yaml }.',
    },
    'a POST without the header Idempotent-Replayed': {
      plant: (copy) =>
        copy.replace(
          createLabel,
          '      Idempotent-Replayed: { $ref: ../../shared/headers/IdempotentReplayed.yaml }\n',
          '',
        ),
      message: 'createLabel: add the header Idempotent-Replayed to the response 201.',
    },
  },
  'description-everywhere': {
    'a property without a description': {
      plant: (copy) =>
        copy.replace(`${label}/schemas/Label.yaml`, '    description: The name, unique within the team.\n', ''),
      message: 'Label.name: add a description.',
    },
    'a parameter without a description': {
      plant: (copy) => copy.replace('shared/parameters/LabelId.yaml', 'description: The id of the label.\n', ''),
      message: 'parameter id: add a description.',
    },
  },
  'list-envelope': {
    'a list without a cursor': {
      plant: (copy) => copy.replace(`${label}/listLabels.yaml`, '  - $ref: ../../shared/parameters/Cursor.yaml\n', ''),
      message: 'listLabels: add the parameter { $ref: ../../shared/parameters/Cursor.yaml }.',
    },
    'a list without the list envelope': {
      plant: (copy) =>
        copy.replace(
          `${label}/schemas/LabelList.yaml`,
          '[data, has_more, next_cursor, request_id]',
          '[data, request_id]',
        ),
      message: 'listLabels: the response is not a list envelope: add has_more, next_cursor to required.',
      file: `${label}/listLabels.yaml`,
    },
  },
  'success-status': {
    'a create with status 200': {
      plant: (copy) => copy.replace(createLabel, '"201":', '"200":'),
      message: 'createLabel: use 201 for success instead of 200.',
    },
    'an operation without a success response': {
      plant: (copy) => copy.write(getLabel, copy.read(getLabel).replace(/ {2}"200":\n( {4}.*\n)+/, '')),
      message: 'getLabel: use 200 for success instead of nothing.',
    },
  },
}
