export { allowedMethods, literalsFirst } from '@channel/codegen/hono/allowed-methods'
