export { listNotices } from './list-notices.ts'
export { quotaUse, warnedUse } from './quota-use.ts'
export { type NewNotice, type NoticeOptions, type NoticeType, noticeTypes, recordNotices } from './record-notices.ts'
