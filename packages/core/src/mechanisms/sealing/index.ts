export { type Sealed, seal, unseal } from './sealing.ts'
export { deriveSecrets, type Secrets, splitSecrets } from './secrets.ts'
export { isSignedText, signText } from './signature.ts'
