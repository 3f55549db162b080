export { mailNotices } from './mail-notices.ts'
export { noticeSubscriptions } from './notice-subscriptions.ts'
export { noticesJobs } from './notices-jobs.ts'
export { warnOfQuotas } from './warn-of-quotas.ts'
