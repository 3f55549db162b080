/** The exact versions of the packages that a new service has. A test compares them with those of this package. */
export const versions = {
  '@channel/codegen': '0.1.0',
  '@hono/node-server': '2.1.8',
  '@hono/zod-openapi': '1.6.3',
  hono: '4.13.19',
  zod: '4.6.7',
  '@types/node': '26.6.6',
  typescript: '7.0.2',
  vitest: '5.1.1',
} as const
