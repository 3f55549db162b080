export { listNotices, noticeColumns, noticeTables } from './list-notices.ts'
export { noticeView } from './notice-view.ts'
export { quotaUse, warnedUse } from './quota-use.ts'
export { type NewNotice, type NoticeOptions, type NoticeType, noticeTypes, recordNotices } from './record-notices.ts'
