/*
 * The helpers that generated schemas use beside zod. Each covers a keyword that zod defines differently than JSON Schema, or
 * that zod-openapi would lose.
 */
// Strings and numbers.

// Choices and compositions.
export * from './declarations/choices.js'
// The facts about schemas that the mounting layer needs.
export * from './declarations/introspection.js'
// Arrays and objects.
export * from './declarations/objects.js'
// Routes: bodies and responses.
export * from './declarations/routes.js'
export * from './declarations/scalars.js'
