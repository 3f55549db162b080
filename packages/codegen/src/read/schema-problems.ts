import { error, warning } from './problem-row.ts'

/** Problems of schemas by code. */
export const schemaProblems = {
  'not-a-schema': error('A schema must be an object or a boolean.', 'Write true for any value.'),
  'too-deep': error(
    'This is nested more than {levels} levels deep.',
    'Move inner schemas to components.schemas, and refer to them.',
  ),
  endless: error('This schema refers only to itself.', 'Say what its values are.'),
  'recursive-inline': error(
    'A schema that contains itself must be a component.',
    'Move it to components.schemas, and refer to it there.',
  ),
  'too-many-copies': error(
    'Dynamic references need more than {copies} copies of schemas.',
    'Use fewer anchors that are combined with each other.',
  ),
  'unsupported-keyword': error("The keyword '{keyword}' is not supported.", 'Leave it out.'),
  'unused-format': warning(
    "The option 'formats' has '{name}', which no schema of the document has.",
    'Check its spelling, or leave it out.',
  ),
  'unknown-keyword': warning(
    "'{keyword}' is not a keyword of JSON Schema 2020-12, so it has no effect.",
    'Check its spelling. An extension keyword begins with x-.',
  ),
  'nullable-keyword': warning(
    "'nullable' is not a keyword of JSON Schema 2020-12, so it has no effect. Since OpenAPI 3.1, 'null' is listed in 'type'.",
    "Write type: [string, 'null'].",
  ),
  'keyword-without-companion': warning(
    "'{keyword}' has no effect without '{companion}'.",
    "Add '{companion}', or leave '{keyword}' out.",
  ),
  'keyword-of-other-type': warning(
    "'{keyword}' has no effect on {types}.",
    "Correct the type, or leave '{keyword}' out.",
  ),
  'schema-dialect': error(
    'Only the dialects of JSON Schema 2020-12 and OpenAPI are supported.',
    'Leave $schema out, and write the schema in JSON Schema 2020-12.',
  ),
  'unknown-type': error(
    'This must be one of {types}, or an array of different ones.',
    'Write type: string, for example.',
  ),
  'not-boolean': error('This must be true or false.', 'Write it without quotes.'),
  'not-a-count': error(
    'This must be a whole number that is not negative.',
    'Write a number such as 1, without quotes.',
  ),
  'not-a-number': error('This must be a number.', 'Write it without quotes.'),
  'boolean-bound': warning(
    "A boolean '{keyword}' is of OpenAPI 3.0. It is read as there: '{bound}' is exclusive.",
    'Write exclusiveMinimum: 0, for example, instead of minimum: 0 and exclusiveMinimum: true.',
  ),
  'not-positive': error('This must be greater than 0.', 'Write the step between two values, such as 0.01.'),
  'not-a-pattern': error('This must be a regular expression.', 'Write it as a string.'),
  'invalid-pattern': error(
    'Invalid regular expression: {reason}',
    'Patterns are ECMAScript with the flag u. Flags such as (?i) are understood at the start only.',
  ),
  'unchecked-format': warning('The format {format} is not checked.', 'Add a pattern to have values checked.'),
  'not-schemas': error('This must be an array with at least one schema.', 'List a schema, or leave the keyword out.'),
  'items-not-a-schema': error(
    "This must be a schema. Lists of schemas are written as 'prefixItems'.",
    'Write one schema.',
  ),
  'list-of-items': warning(
    "A list of schemas is read as 'prefixItems', and 'additionalItems' as 'items'.",
    'Write it so.',
  ),
  'not-values': error('This must be an array.', 'List the values, or leave the keyword out.'),
  'empty-enum': warning('An empty enum allows no value.', 'List the values, or leave the keyword out.'),
  'not-finite': error('A number cannot be represented as a double.', 'Write a finite number, up to 1.8e308.'),
  'value-twice': warning('{value} is listed twice.', 'List it once.'),
  'value-never-fits': warning(
    '{value} does not fit the rest of this schema, so it never fits.',
    'Correct the value or the type, or leave the value out.',
  ),
  'no-value-fits': warning('No value can fit all of this.', 'Make its parts agree, for example on the type.'),
  'default-does-not-fit': warning(
    'The default does not fit its schema, so it is not filled in: {part} {reason}.',
    'Correct the default or the schema.',
  ),
  'not-property-names': error('This must be an array of property names.', 'Write a list such as [name, email].'),
  'required-of-property': warning(
    "A boolean 'required' has no effect in a schema: it belongs to parameters.",
    'List the names of required properties in the schema around it.',
  ),
  'required-twice': warning("'{name}' is listed twice.", 'List it once.'),
  'required-not-allowed': warning(
    "'{name}' is required but not allowed: no object fits.",
    'Declare the property, or do not require it.',
  ),
  'exactly-one-of-others': error(
    'This must be an array of two or more different properties of this schema.',
    'Write a list such as [email, phone], or several of them.',
  ),
  'exactly-one-of-no-names': error(
    'This must be an array of property names, or several of them.',
    'Write a list such as [email, phone], or several of them.',
  ),
  'discriminator-without-property': warning(
    'A discriminator without a propertyName has no effect.',
    'Write discriminator: { propertyName: kind }.',
  ),
  'mapping-contradicts': warning(
    "{target} is not an option with the value '{value}'.",
    'Map the value to the option whose property has it.',
  ),
}
