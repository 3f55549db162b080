export { openReadinessCheck, type ReadinessCheck, type ReadinessFailure } from './open-readiness-check.ts'
