import type { ProblemRow } from './problem-row.ts'

/** Problems of schemas by code. */
export const schemaProblems = {
  'not-a-schema': {
    level: 'error',
    message: 'A schema must be an object or a boolean.',
    advice: 'Write true for any value.',
  },
  'too-deep': {
    level: 'error',
    message: 'This is nested more than {levels} levels deep.',
    advice: 'Move inner schemas to components.schemas, and refer to them.',
  },
  endless: {
    level: 'error',
    message: 'This schema refers only to itself.',
    advice: 'Say what its values are.',
  },
  'recursive-inline': {
    level: 'error',
    message: 'A schema that contains itself must be a component.',
    advice: 'Move it to components.schemas, and refer to it there.',
  },
  'unsupported-keyword': {
    level: 'error',
    message: "The keyword '{keyword}' is not supported.",
    advice: 'Leave it out, or leave out the operations that need it with --skip-unsupported.',
  },
  'unknown-keyword': {
    level: 'warning',
    message: "'{keyword}' is not a keyword of JSON Schema 2020-12, so it has no effect.",
    advice: 'Check its spelling. An extension keyword begins with x-.',
  },
  'nullable-keyword': {
    level: 'warning',
    message:
      "'nullable' is not a keyword of JSON Schema 2020-12, so it has no effect. Since OpenAPI 3.1, 'null' is listed in 'type'.",
    advice: "Write type: [string, 'null'].",
  },
  'keyword-without-companion': {
    level: 'warning',
    message: "'{keyword}' has no effect without '{companion}'.",
    advice: "Add '{companion}', or leave '{keyword}' out.",
  },
  'keyword-of-other-type': {
    level: 'warning',
    message: "'{keyword}' has no effect on {types}.",
    advice: "Correct the type, or leave '{keyword}' out.",
  },
  'schema-dialect': {
    level: 'error',
    message: 'Only the dialects of JSON Schema 2020-12 and OpenAPI are supported.',
    advice: 'Leave $schema out, and write the schema in JSON Schema 2020-12.',
  },
  'unknown-type': {
    level: 'error',
    message: 'This must be one of {types}, or an array of different ones.',
    advice: 'Write type: string, for example.',
  },
  'not-boolean': {
    level: 'error',
    message: 'This must be true or false.',
    advice: 'Write it without quotes.',
  },
  'not-a-count': {
    level: 'error',
    message: 'This must be a whole number that is not negative.',
    advice: 'Write a number such as 1, without quotes.',
  },
  'not-a-number': {
    level: 'error',
    message: 'This must be a number.',
    advice: 'Write it without quotes.',
  },
  'boolean-bound': {
    level: 'warning',
    message: "A boolean '{keyword}' is of OpenAPI 3.0. It is read as there: '{bound}' is exclusive.",
    advice: 'Write exclusiveMinimum: 0, for example, instead of minimum: 0 and exclusiveMinimum: true.',
  },
  'not-positive': {
    level: 'error',
    message: 'This must be greater than 0.',
    advice: 'Write the step between two values, such as 0.01.',
  },
  'not-a-pattern': {
    level: 'error',
    message: 'This must be a regular expression.',
    advice: 'Write it as a string.',
  },
  'invalid-pattern': {
    level: 'error',
    message: 'Invalid regular expression: {reason}',
    advice: 'Patterns are ECMAScript with the flag u. Flags such as (?i) are understood at the start only.',
  },
  'unchecked-format': {
    level: 'warning',
    message: 'The format {format} is not checked.',
    advice: 'Add a pattern to have values checked.',
  },
  'not-schemas': {
    level: 'error',
    message: 'This must be an array with at least one schema.',
    advice: 'List a schema, or leave the keyword out.',
  },
  'items-not-a-schema': {
    level: 'error',
    message: "This must be a schema. Lists of schemas are written as 'prefixItems'.",
    advice: "Rename the keyword to 'prefixItems', or write one schema.",
  },
  'not-values': {
    level: 'error',
    message: 'This must be an array.',
    advice: 'List the values, or leave the keyword out.',
  },
  'empty-enum': {
    level: 'warning',
    message: 'An empty enum allows no value.',
    advice: 'List the values, or leave the keyword out.',
  },
  'not-finite': {
    level: 'error',
    message: 'A number cannot be represented as a double.',
    advice: 'Write a finite number, up to 1.8e308.',
  },
  'value-twice': {
    level: 'warning',
    message: '{value} is listed twice.',
    advice: 'List it once.',
  },
  'value-never-fits': {
    level: 'warning',
    message: '{value} does not fit the rest of this schema, so it never fits.',
    advice: 'Correct the value or the type, or leave the value out.',
  },
  'no-value-fits': {
    level: 'warning',
    message: 'No value can fit all of this.',
    advice: 'Make its parts agree, for example on the type.',
  },
  'default-does-not-fit': {
    level: 'warning',
    message: 'The default does not fit its schema, so it is not filled in: {part} {reason}.',
    advice: 'Correct the default or the schema.',
  },
  'not-property-names': {
    level: 'error',
    message: 'This must be an array of property names.',
    advice: 'Write a list such as [name, email].',
  },
  'required-twice': {
    level: 'warning',
    message: "'{name}' is listed twice.",
    advice: 'List it once.',
  },
  'required-not-allowed': {
    level: 'warning',
    message: "'{name}' is required but not allowed: no object fits.",
    advice: 'Declare the property, or do not require it.',
  },
  'exactly-one-of-others': {
    level: 'error',
    message: 'This must be an array of two or more different properties of this schema.',
    advice: 'Write a list such as [email, phone], or several of them.',
  },
  'exactly-one-of-no-names': {
    level: 'error',
    message: 'This must be an array of property names, or several of them.',
    advice: 'Write a list such as [email, phone], or several of them.',
  },
  'discriminator-without-property': {
    level: 'error',
    message: 'A discriminator needs a propertyName.',
    advice: 'Write discriminator: { propertyName: kind }.',
  },
  'mapping-contradicts': {
    level: 'warning',
    message: "{target} is not an option with the value '{value}'.",
    advice: 'Map the value to the option whose property has it.',
  },
} as const satisfies Record<string, ProblemRow>
