import { defineConfig } from 'orval'

export default defineConfig({
  schemas: {
    input: { target: './openapi.json' },
    // Without it, the component schemas are not exported.
    output: { target: './orval/zod.ts', client: 'zod', override: { zod: { generateReusableSchemas: true } } },
  },
})
