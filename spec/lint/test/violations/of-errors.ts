import type { Violations } from './violation.ts'

const getLabel = 'resources/labels/getLabel.yaml'
const createLabel = 'resources/labels/createLabel.yaml'
const notFound = 'shared/responses/NotFound.yaml'

export const violationsOfErrors: Violations = {
  'errors-equal-responses': {
    'a letter without its response': {
      plant: (copy) => copy.replace(getLabel, '[V, A, N, R, I]', '[V, A, N, S, R, I]'),
      message: 'getLabel: add the response 422 (letter S), or remove it from the list.',
    },
    'a response without its letter': {
      plant: (copy) => copy.replace(getLabel, '[V, A, N, R, I]', '[V, A, R, I]'),
      message: 'getLabel: the response 404 is neither in x-errors nor in x-additions: list it, or delete it.',
    },
    'a letter that does not exist': {
      plant: (copy) => copy.replace(getLabel, '[V, A, N, R, I]', '[V, A, N, R, I, X]'),
      message: 'getLabel: x-errors has X, which is not one of V A E N C S R I U.',
    },
    'no letters': {
      plant: (copy) => copy.replace(getLabel, 'x-errors: [V, A, N, R, I]\n', ''),
      message: 'getLabel: add x-errors with the letters of its errors, such as [V, A, N, R, I].',
    },
  },
  'additions-follow-operation': {
    'a body without 415': {
      plant: (copy) => copy.replace(createLabel, ', "415": body', ''),
      message: "createLabel: add '415': body to x-additions, and its response to the operation.",
    },
    'an addition to a GET': {
      plant: (copy) => copy.replace(getLabel, 'x-errors', 'x-additions: { "409": idempotency }\nx-errors'),
      message: "getLabel: remove '409' from x-additions: the operation is not a POST.",
    },
    'an addition that does not exist': {
      plant: (copy) => copy.replace(getLabel, 'x-errors', 'x-additions: { "418": tea }\nx-errors'),
      message: 'getLabel: x-additions has 418, but may have only 409, 413, 415, 422.',
    },
  },
  'errors-by-ref': {
    'an inline error response': {
      plant: (copy) =>
        copy.replace(getLabel, '{ $ref: ../../shared/responses/NotFound.yaml }', '{ description: Gone. }'),
      message: 'getLabel: write the response 404 as { $ref: ../../shared/responses/NotFound.yaml }.',
    },
  },
  'error-catalog': {
    'a code that does not exist': {
      plant: (copy) => copy.replace(notFound, 'code: resource_not_found', 'code: out_of_tea'),
      message: 'out_of_tea: this code is not in spec/errors.yaml.',
    },
    'a type of another code': {
      plant: (copy) => copy.replace(notFound, 'type: not_found', 'type: conflict'),
      message: 'resource_not_found: its type is not_found, not conflict.',
    },
    'a code of another status': {
      plant(copy) {
        copy.replace(notFound, 'type: not_found', 'type: conflict')
        copy.replace(notFound, 'code: resource_not_found', 'code: last_secret')
      },
      message: 'last_secret: its status is 409, not 404.',
    },
  },
}
