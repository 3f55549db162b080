import { error, warning } from './problem-row.ts'

/** Problems of parameters, bodies and responses by code. */
export const httpProblems = {
  'no-responses': error('An operation needs at least one response.', 'Declare one, for example default.'),
  'unknown-status': warning(
    "'{status}' is not a status, so no response has it.",
    'Write a status such as 404, 4XX or default, once.',
  ),
  'status-case': warning("'{status}' is read as '{read}'.", 'Write it like that.'),
  'no-media-type': warning(
    'A request body without a media type is passed on as bytes.',
    'Add one to its content, such as application/json.',
  ),
  'opaque-body': warning(
    'A body of {type} cannot be validated and is refused: send {other}.',
    'Leave the media type out, or leave out its schema to take the bytes.',
  ),
  'opaque-schema': warning(
    'A body of {type} cannot be validated: it is passed on as {form}.',
    "Leave out the schema, write the format 'binary', or use application/json.",
  ),
  'encoded-bytes': warning(
    'A body of {type} is passed on as bytes: they are not encoded as text.',
    "Write {}, or the format 'binary'.",
  ),
  'additional-method': error(
    "'{method}' cannot be a method of 'additionalOperations'.",
    'Write a method in capitals that a path has no field for, such as COPY.',
  ),
  'items-of-one-value': error(
    "A body of {type} is one value, so it has no 'itemSchema'.",
    'Write schema. Sequences are text/event-stream, application/jsonl, application/x-ndjson, application/json-seq and multipart/….',
  ),
  'encoding-without-items': warning(
    "'{field}' has no effect without 'itemSchema' or an array.",
    'Write itemSchema, or a schema with items or prefixItems. In a form, parts have names.',
  ),
  'parts-as-a-whole': warning(
    "'{keyword}' has no effect on the parts of a body, which are read and written one by one.",
    'Leave it out.',
  ),
  'nested-encoding': warning(
    "'{field}' has no effect here: a multipart body within another is passed on as bytes.",
    'Leave it out.',
  ),
  'schema-beside-items': warning(
    "'schema' has no effect beside 'itemSchema'.",
    'Leave it out: a stream is validated item by item.',
  ),
  'event-not-an-object': error(
    'An event must be an object.',
    'Write type: object, with the properties data, event, id and retry.',
  ),
  'event-field': error(
    "An event has no field '{name}': its fields are data, event, id and retry.",
    'Describe JSON by data: { type: string, contentMediaType: application/json, contentSchema: … }.',
  ),
  'event-data': warning(
    'The data of an event is a string, so these values are written as JSON.',
    'Write data: { type: string, contentMediaType: application/json, contentSchema: … }.',
  ),
  'form-not-an-object': error('A form must be an object.', 'Write type: object, with a property for each field.'),
  'form-of-options': error(
    'A form with files must be one object, without anyOf or oneOf.',
    'Write all properties into one object.',
  ),
  'unsupported-style': error(
    'The style {style} is not supported in {location}.',
    'Leave it out for the default: simple in path and headers, form elsewhere.',
  ),
  'style-of-other-location': warning(
    'The style {style} is not of {location}, so it is read as {read}.',
    'Leave it out for the default: simple in path and headers, form elsewhere.',
  ),
  'style-without-effect': warning("The style '{style}' has no effect on a scalar.", 'Leave it out.'),
  'nested-in-style': error(
    "{part} in this style can hold scalars only: {other}send it as JSON, by 'content'.",
    'OpenAPI does not say how others are written, so clients would differ.',
  ),
  'nested-as-json': warning(
    '{part} in this style can hold scalars only, so those in it that are none are read as JSON.',
    "To say how they are written, {other}send it as JSON, by 'content'.",
  ),
  'parameter-without-name': error('A parameter needs a name.', 'Write its name as a text that is not empty.'),
  'parameter-named-proto': error(
    "A parameter named '__proto__' is not supported.",
    'Rename it: in JavaScript, that name is the prototype of an object.',
  ),
  'parameter-without-schema': warning(
    'The parameter has no schema, so any text is valid.',
    'Write schema: { type: string }.',
  ),
  'parameter-location': error(
    "The 'in' of a parameter is {location}, which is not supported.",
    'Write in: path, query, header, cookie or querystring.',
  ),
  'ignored-header': warning(
    "OpenAPI ignores a header parameter named '{name}'.",
    'Declare it as content or as a security scheme.',
  ),
  'path-parameter-optional': error('A path parameter must be required.', 'Write required: true.'),
  'parameter-content': error(
    'A parameter with content has one media type, {types}, and no schema beside it.',
    'Leave out the schema and the other media types.',
  ),
  'parameter-twice': warning("The {location} '{name}' is listed twice. The last one counts.", 'List it once.'),
  'streamed-file': error(
    "'x-streamed-file' is only supported as a max size in bytes, for a multipart form with exactly one file.",
    'Leave it out, or write multipart/form-data with one property of the format binary.',
  ),
  'leading-zeros': error(
    "'x-leading-zeros' is only supported as true, on a parameter that is an integer.",
    'Leave it out, or write type: integer.',
  ),
  'querystring-without-content': error(
    'A querystring needs content.',
    'Write content: { application/x-www-form-urlencoded: { schema: … } }.',
  ),
  'querystring-beside-query': error(
    'A querystring parameter is the whole query and cannot be combined with query parameters.',
    'Move the query parameters into its schema.',
  ),
  'query-property-twice': warning(
    "'{property}' of '{name}' is a query parameter already, so each of them has its value.",
    "Rename one of the two, or use the style 'deepObject'.",
  ),
  'query-taken-twice': warning(
    "'{one}' takes every other query parameter, so '{other}' has only those that it declares.",
    'Write additionalProperties: false in one of them.',
  ),
}
