export { attemptLimits, type BudgetLimits, type BudgetName, budgetOf, windowSeconds } from './budget.ts'
export { type Charge, rateLimitExceeded, rateLimitHeaders, tooManyAttempts } from './charge.ts'
export { openRateLimiter, type RateLimiter, type RateLimiterOptions } from './rate-limiter.ts'
