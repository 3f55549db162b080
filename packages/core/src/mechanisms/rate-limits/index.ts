export { attemptLimits, type BudgetLimits, type BudgetName, budgetOf } from './budget.ts'
export { type Charge, rateLimitExceeded, rateLimitHeaders, tooManyAttempts } from './charge.ts'
export { pingRedis } from './ping-redis.ts'
export { openRateLimiter, type RateLimiter } from './rate-limiter.ts'
