import { error, warning } from './problem-row.ts'

/** Problems of the document, its references, paths and operations by code. */
export const documentProblems = {
  'swagger-2': error('This is a Swagger 2.0 document.', 'Convert it to OpenAPI 3, for example with swagger2openapi.'),
  'openapi-version': error(
    'This must be an OpenAPI document of version 3.0, 3.1 or 3.2.',
    "Begin it with `openapi: '3.1.1'`, and quote the version.",
  ),
  dialect: error(
    'Schemas of the dialect {dialect} are not supported.',
    'Supported are JSON Schema draft-04 to 2020-12. The default is 2020-12.',
  ),
  'not-an-object': error('This must be an object.', 'Write an object, or a $ref to one.'),
  'wrong-shape': error('This must be {noun}.', 'Remove the field if it has no value.'),
  'empty-field': warning(
    "The field '{field}' has no value, so it is ignored.",
    'Write a value, or leave the field out.',
  ),
  'unsupported-field': error("The field '{field}' is not supported.", 'Leave it out.'),
  'unsupported-value': error("'{field}' is only supported as {value}.", 'Write {value}, or leave the field out.'),
  'unknown-field': warning(
    "OpenAPI has no field '{field}' here.",
    'Check its spelling and its indentation. The name of an extension begins with x-.',
  ),
  'newer-field': warning(
    "'{field}' is of OpenAPI 3.2, but this document is of {version}. The emitted document is of 3.2.0.",
    'Begin the document with openapi: 3.2.0.',
  ),
  'unresolved-reference': error(
    'The target of {reference} does not exist.',
    'Check the spelling. In a pointer, / is written ~1 and ~ is written ~0.',
  ),
  'invalid-reference': error(
    '{reference} is not a reference into this document; bundle it first.',
    'Refer to a part of this document (#/components/…), or give the path of the document: then other files are read.',
  ),
  'remote-reference': error(
    '{reference} is a network address. References are not followed over the network.',
    'Save it as a file beside the document, and refer to that by its path.',
  ),
  'unreadable-reference': error(
    '{reference} cannot be read: {reason}.',
    'Paths are relative to the file that holds the $ref.',
  ),
  'reference-sibling': warning(
    "'{field}' has no effect beside a $ref.",
    'In OpenAPI 3.1, a schema may have it. In 3.0, wrap the reference: allOf: [{ $ref }].',
  ),
  'nullable-extended': warning(
    "'nullable' adds null to the type beside it, which is not enough here. It is read as 'or null'.",
    'Write anyOf: [{ $ref }, { enum: [null] }], or add null to the enum. --strict-nullable reads it by the letter.',
  ),
  'nullable-without-effect': warning(
    "'nullable' has no effect here: it adds null to the type beside it only.",
    'State the type, and add null to the enum. To add null to a reference: anyOf: [{ $ref }, { enum: [null] }].',
  ),
  'missing-operation-id': warning(
    'The operation has no operationId; one is generated from its method and path.',
    'Name it, so that a new path does not rename its handler.',
  ),
  'duplicate-operation-id': warning(
    "The operationId '{id}' is used by {other} too; this one becomes '{name}'.",
    'Give each operation an id of its own.',
  ),
  'no-response': warning(
    'The operation declares no response, so it may respond with any JSON.',
    'Declare its responses.',
  ),
  'path-template': error(
    "The path '{path}' must begin with / and name each parameter once, with text between two.",
    'Write a path such as /books/{id} or /compare/{base}...{head}.',
  ),
  'unreachable-path': warning(
    "No request has the path '{path}': a path ends before ? and #.",
    'Declare a query as parameters. Give an operation a path of its own.',
  ),
  'path-twice': warning(
    'This is the same path as {other}: paths that differ only in parameter names are the same.',
    'Move the operations into one path.',
  ),
  'same-operation': warning(
    'This operation is left out: {method} requests to its path are served by {other}, which differs only in parameter names.',
    'Leave out one of the operations, or give it a path of its own.',
  ),
  'undeclared-path-parameter': warning(
    "The path parameter '{name}' is not declared, so any text is valid.",
    'Add { name: {name}, in: path, required: true, schema: { type: string } } to parameters.',
  ),
  'optional-path-parameter': warning(
    "A path parameter is always present, so '{name}' is required.",
    'Write required: true.',
  ),
  'path-parameter-not-in-path': warning(
    "The path has no '{{name}}', so this parameter has no effect.",
    'Write the parameter into the path, or leave it out.',
  ),
  'selects-nothing': error(
    "'{selector}' selects no operation.",
    'Write tag:NAME, operation:ID or path:PATH; * stands for any text. Check the spelling.',
  ),
  'unknown-security-scheme': warning(
    "There is no security scheme '{name}', so it has no handler, and no credentials satisfy it.",
    'Declare it in components.securitySchemes.',
  ),
  'security-scheme': error(
    'This security scheme is incomplete: {reason}.',
    'The types are apiKey (name, in), http (scheme), mutualTLS, oauth2 (flows) and openIdConnect (openIdConnectUrl).',
  ),
  'overlay-version': error('This must be an overlay of version 1.0 or 1.1.', 'Begin it with `overlay: 1.1.0`.'),
  'overlay-shape': error('{what} must be {noun}.', 'An overlay has actions: [{ target: $.info, update: { … } }].'),
  'overlay-field': warning(
    "The {kind} has no field '{field}', so it has no effect.",
    'Check its spelling. The name of an extension begins with x-.',
  ),
  'overlay-action': warning(
    'An action needs one of update, copy and remove: true. This one has no effect.',
    'Write what the action changes; split one that has both update and copy.',
  ),
  'overlay-path': error(
    'This is not a JSONPath: {reason}.',
    "JSONPath is RFC 9535. Names with other characters than letters, digits and _ are quoted: $.paths['/pets'].",
  ),
  'overlay-selects-nothing': warning(
    'The target selects nothing, so this action has no effect.',
    'Check the spelling. The target is in the document itself, not in files that it refers to.',
  ),
  'overlay-mixed': error(
    'The target selects values of different kinds.',
    'Select only objects, only arrays or only scalars in an action.',
  ),
  'overlay-incompatible': error(
    'This is {from}, and the value in the document is {to}: they cannot be merged.',
    'Remove the value by an action of its own first.',
  ),
  'overlay-copy': error("'copy' must select one value; it selects {count}.", 'Write the JSONPath of one value.'),
  'overlay-removes-all': error('The whole document cannot be removed.', 'Select a part of it.'),
}
