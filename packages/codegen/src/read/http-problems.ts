import type { ProblemRow } from './problem-row.ts'

/** Problems of parameters, bodies and responses by code. */
export const httpProblems = {
  'no-responses': {
    level: 'error',
    message: 'An operation needs at least one response.',
    advice: 'Declare one, for example default.',
  },
  'unknown-status': {
    level: 'error',
    message: "'{status}' is not a status: write one such as 404, 4XX or default.",
    advice: 'Quote the status in YAML.',
  },
  'no-media-type': {
    level: 'error',
    message: 'A request body needs a media type.',
    advice: 'Add one to its content, such as application/json.',
  },
  'opaque-body': {
    level: 'warning',
    message: 'A body of {type} cannot be validated and is refused: send {other}.',
    advice: 'Leave the media type out, or leave out its schema to take the bytes.',
  },
  'structured-text': {
    level: 'error',
    message: 'A body of {type} is one text: it needs a scalar schema.',
    advice: 'Write type: string, or use application/json.',
  },
  'structured-bytes': {
    level: 'error',
    message: "A body of {type} is passed on as bytes and cannot be validated: write {}, or the format 'binary'.",
    advice: 'Use application/json for a body that has to be validated.',
  },
  'form-not-an-object': {
    level: 'error',
    message: 'A form must be an object.',
    advice: 'Write type: object, with a property for each field.',
  },
  'form-of-options': {
    level: 'error',
    message: 'A form with files must be one object, without anyOf or oneOf.',
    advice: 'Write all properties into one object.',
  },
  'unsupported-style': {
    level: 'error',
    message: 'The style {style} is not supported in {location}.',
    advice: 'Leave it out for the default: simple in path and headers, form elsewhere.',
  },
  'style-without-effect': {
    level: 'warning',
    message: "The style '{style}' has no effect on a scalar.",
    advice: 'Leave it out.',
  },
  'nested-in-style': {
    level: 'error',
    message: "{part} in this style can hold scalars only: {other}send it as JSON, by 'content'.",
    advice: 'OpenAPI does not say how others are written, so clients would differ.',
  },
  'parameter-without-name': {
    level: 'error',
    message: 'A parameter needs a name.',
    advice: 'Write its name as a text that is not empty.',
  },
  'parameter-named-proto': {
    level: 'error',
    message: "A parameter named '__proto__' is not supported.",
    advice: 'Rename it: in JavaScript, that name is the prototype of an object.',
  },
  'parameter-without-schema': {
    level: 'error',
    message: 'A parameter needs a schema.',
    advice: 'Write schema: { type: string }.',
  },
  'parameter-location': {
    level: 'error',
    message: "The 'in' of a parameter is {location}, which is not supported.",
    advice: 'Write in: path, query, header, cookie or querystring.',
  },
  'ignored-header': {
    level: 'warning',
    message: "OpenAPI ignores a header parameter named '{name}'.",
    advice: 'Declare it as content or as a security scheme.',
  },
  'path-parameter-optional': {
    level: 'error',
    message: 'A path parameter must be required.',
    advice: 'Write required: true.',
  },
  'parameter-content': {
    level: 'error',
    message: 'A parameter with content has one media type, {types}, and no schema beside it.',
    advice: 'Leave out the schema and the other media types.',
  },
  'parameter-twice': {
    level: 'error',
    message: "The {location} parameter '{name}' is listed twice.",
    advice: 'List it once.',
  },
  'streamed-file': {
    level: 'error',
    message: "'x-streamed-file' is only supported as a max size in bytes, for a multipart form with exactly one file.",
    advice: 'Leave it out, or write multipart/form-data with one property of the format binary.',
  },
  'leading-zeros': {
    level: 'error',
    message: "'x-leading-zeros' is only supported as true, on a parameter that is an integer.",
    advice: 'Leave it out, or write type: integer.',
  },
  'querystring-without-content': {
    level: 'error',
    message: 'A querystring needs content.',
    advice: 'Write content: { application/x-www-form-urlencoded: { schema: … } }.',
  },
  'querystring-beside-query': {
    level: 'error',
    message: 'A querystring parameter is the whole query and cannot be combined with query parameters.',
    advice: 'Move the query parameters into its schema.',
  },
  'query-property-twice': {
    level: 'error',
    message: "'{property}' of '{name}' is a query parameter already: use the style 'deepObject'.",
    advice: 'Or rename one of the two.',
  },
  'query-taken-twice': {
    level: 'error',
    message: "'{one}' and '{other}' both take every query parameter.",
    advice: 'Write additionalProperties: false in one of them.',
  },
} as const satisfies Record<string, ProblemRow>
