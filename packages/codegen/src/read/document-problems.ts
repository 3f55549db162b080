import type { ProblemRow } from './problem-row.ts'

/** Problems of the document, its references, paths and operations by code. */
export const documentProblems = {
  'swagger-2': {
    level: 'error',
    message: 'This is a Swagger 2.0 document.',
    advice: 'Convert it to OpenAPI 3, for example with swagger2openapi.',
  },
  'openapi-version': {
    level: 'error',
    message: 'This must be an OpenAPI document of version 3.0, 3.1 or 3.2.',
    advice: "Begin it with `openapi: '3.1.1'`, and quote the version.",
  },
  dialect: {
    level: 'error',
    message: 'Schemas of the dialect {dialect} are not supported.',
    advice: 'Supported are JSON Schema draft-04 to 2020-12. The default is 2020-12.',
  },
  'not-an-object': {
    level: 'error',
    message: 'This must be an object.',
    advice: 'Write an object, or a $ref to one.',
  },
  'wrong-shape': {
    level: 'error',
    message: 'This must be {noun}.',
    advice: 'Remove the field if it has no value.',
  },
  'unsupported-field': {
    level: 'error',
    message: "The field '{field}' is not supported.",
    advice: 'Leave it out, or leave out the operations that need it with --skip-unsupported.',
  },
  'unsupported-value': {
    level: 'error',
    message: "'{field}' is only supported as {value}.",
    advice: 'Write {value}, or leave the field out.',
  },
  'unknown-field': {
    level: 'warning',
    message: "OpenAPI has no field '{field}' here.",
    advice: 'Check its spelling and its indentation. The name of an extension begins with x-.',
  },
  'unresolved-reference': {
    level: 'error',
    message: 'The target of {reference} does not exist.',
    advice: 'Check the spelling. In a pointer, / is written ~1 and ~ is written ~0.',
  },
  'invalid-reference': {
    level: 'error',
    message: '{reference} is not a reference into this document; bundle it first.',
    advice:
      'Refer to a part of this document (#/components/…), or give the path of the document: then other files are read.',
  },
  'remote-reference': {
    level: 'error',
    message: '{reference} is a network address. References are not followed over the network.',
    advice: 'Save it as a file beside the document, and refer to that by its path.',
  },
  'unreadable-reference': {
    level: 'error',
    message: '{reference} cannot be read: {reason}.',
    advice: 'Paths are relative to the file that holds the $ref.',
  },
  'reference-sibling': {
    level: 'warning',
    message: "'{field}' has no effect beside a $ref.",
    advice: 'In OpenAPI 3.1, a schema may have it. In 3.0, wrap the reference: allOf: [{ $ref }].',
  },
  'nullable-without-type': {
    level: 'warning',
    message: "'nullable' has no effect without a type.",
    advice: 'State the type too. To add null to a reference: anyOf: [{ $ref }, { enum: [null] }].',
  },
  'nullable-enum': {
    level: 'warning',
    message: "'nullable' has no effect here: the enum does not list null.",
    advice: 'Add null to the enum.',
  },
  'missing-operation-id': {
    level: 'warning',
    message: 'The operation has no operationId; one is generated from its method and path.',
    advice: 'Name it, so that a new path does not rename its handler.',
  },
  'duplicate-operation-id': {
    level: 'warning',
    message: "The operationId '{id}' is used by {other} too; this one becomes '{name}'.",
    advice: 'Give each operation an id of its own.',
  },
  'no-response': {
    level: 'warning',
    message: 'The operation declares no response, so it may respond with any JSON.',
    advice: 'Declare its responses.',
  },
  'path-template': {
    level: 'error',
    message: "The path '{path}' must begin with / and name each parameter once, with text between two.",
    advice: 'Write a path such as /books/{id} or /compare/{base}...{head}.',
  },
  'unreachable-path': {
    level: 'warning',
    message: "No request has the path '{path}': a path ends before ? and #.",
    advice: 'Declare a query as parameters. Give an operation a path of its own.',
  },
  'path-twice': {
    level: 'warning',
    message: 'This is the same path as {other}: paths that differ only in parameter names are the same.',
    advice: 'Move the operations into one path.',
  },
  'same-operation': {
    level: 'error',
    message:
      '{method} requests to this path also match {other}: paths that differ only in parameter names are the same.',
    advice: 'Leave out one of the operations, or give it a path of its own.',
  },
  'undeclared-path-parameter': {
    level: 'warning',
    message: "The path parameter '{name}' is not declared, so any text is valid.",
    advice: 'Add { name: {name}, in: path, required: true, schema: { type: string } } to parameters.',
  },
  'optional-path-parameter': {
    level: 'warning',
    message: "A path parameter is always present, so '{name}' is required.",
    advice: 'Write required: true.',
  },
  'path-parameter-not-in-path': {
    level: 'warning',
    message: "The path has no '{{name}}', so this parameter has no effect.",
    advice: 'Write the parameter into the path, or leave it out.',
  },
  'unknown-security-scheme': {
    level: 'warning',
    message: "There is no security scheme '{name}', so it has no handler.",
    advice: 'Declare it in components.securitySchemes.',
  },
  'security-scheme': {
    level: 'error',
    message: 'This security scheme is incomplete: {reason}.',
    advice:
      'The types are apiKey (name, in), http (scheme), mutualTLS, oauth2 (flows) and openIdConnect (openIdConnectUrl).',
  },
} as const satisfies Record<string, ProblemRow>
