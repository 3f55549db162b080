export { announceProcess, type ProcessAnnouncement } from './announce-process.ts'
export { type RotationProgress, type RotationResult, rotateSecrets } from './rotate-secrets.ts'
export type { SealedKindName } from './sealed-kinds.ts'
export { type KeyStatus, type SecretStatus, secretStatus } from './secret-status.ts'
