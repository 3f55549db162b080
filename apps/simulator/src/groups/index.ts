export { changeGroup, createGroup, type GroupChange, type GroupInput } from './group.ts'
export { groupsOf, groupView } from './group-view.ts'
export { receiveInGroup } from './receive-in-group.ts'
export { sendToGroup } from './send-to-group.ts'
