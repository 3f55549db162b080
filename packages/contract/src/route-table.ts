export { allowedMethods, literalsFirst } from '@channel/codegen/hono/route-table'
