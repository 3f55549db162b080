export { type BudgetLimits, type BudgetName, budgetOf, windowSeconds } from './budget.ts'
export { type Charge, rateLimitExceeded, rateLimitHeaders } from './charge.ts'
export { openRateLimiter, type RateLimiter, type RateLimiterOptions } from './rate-limiter.ts'
