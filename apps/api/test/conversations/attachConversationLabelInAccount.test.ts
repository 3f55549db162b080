import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'
import { describeAttaching } from './attach-conversation-label.fixtures.ts'

const api = await startApi()

describeOperation('attachConversationLabelInAccount', (send) => {
  describeAttaching(api, send)
})
