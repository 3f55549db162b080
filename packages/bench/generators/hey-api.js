import { createClient } from '@hey-api/openapi-ts'

export const entry = 'zod.gen.ts'

export async function generate(input, output) {
  await createClient({ input, output, plugins: ['zod'], logs: { file: false, level: 'silent' } })
}
