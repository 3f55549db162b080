export { getMe } from './get-me.ts'
