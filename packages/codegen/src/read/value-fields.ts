/** Fields that hold values of the API, not parts of the document. */
export const valueFields: ReadonlySet<string> = new Set([
  'example',
  'examples',
  'default',
  'discriminator',
  'enum',
  'const',
])

/** Fields whose keys are names, which may be those of fields. */
export const mapFields: ReadonlySet<string> = new Set(
  `properties patternProperties dependentSchemas $defs definitions schemas responses parameters headers requestBodies
  callbacks pathItems webhooks encoding mediaTypes`.split(/\s+/),
)
