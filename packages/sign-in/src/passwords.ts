export { hashPassword } from 'better-auth/crypto'
