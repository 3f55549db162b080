export { type Sealed, seal, unseal } from './sealing.ts'
export { type DerivedKey, deriveSecrets, type SecretPurpose, type Secrets, splitSecrets } from './secrets.ts'
export { isSignedText, signText } from './signature.ts'
