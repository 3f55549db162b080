export { type Breaches, type DistributionRule, findBreaches } from './find-breaches.ts'
