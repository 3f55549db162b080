export { type BudgetLimits, type BudgetName, budgetOf, signupLimits, windowSeconds } from './budget.ts'
export { type Charge, rateLimitExceeded, rateLimitHeaders, tooManySignups } from './charge.ts'
export { openRateLimiter, type RateLimiter, type RateLimiterOptions } from './rate-limiter.ts'
